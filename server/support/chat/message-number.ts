/** A message's number; what is none names no message. */
export const messageNumber = (id: string | undefined): number | null =>
  id === undefined ? null : /^\d{1,15}$/.test(id) ? Number(id) : 0
