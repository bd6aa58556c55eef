/** `params` of an action or guard that takes the event as it is. */
export const eventParams = <Event>({ event }: { event: Event }): Event => event
