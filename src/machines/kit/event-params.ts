/** Passes the whole event to an action or guard as its `params`. */
export const eventParams = <Event>({ event }: { event: Event }): Event => event
