/** The chat of a live table, the same for whoever came by its host and for whoever came by the lobby. */
export const roomOfTable = (nodeId: number): string => `table-${nodeId}`

/** The number of the table whose chat this is; null where it is no such room. */
export function tableOfRoom(roomId: string): number | null {
  const [, nodeId] = /^table-(\d{1,9})$/.exec(roomId) ?? []
  return nodeId === undefined ? null : Number(nodeId)
}
