/** Returns the number in a message id; null without an id. An invalid id becomes 0, which no message has. */
export const messageNumber = (id: string | undefined): number | null =>
  id === undefined ? null : /^\d{1,15}$/.test(id) ? Number(id) : 0
