/** Returns the id of a live table's chat room. The game's page and the host's page show the same room. */
export const roomOfTable = (nodeId: number): string => `table-${nodeId}`

export function tableOfRoom(roomId: string): number | null {
  const [, nodeId] = /^table-(\d{1,9})$/.exec(roomId) ?? []
  return nodeId === undefined ? null : Number(nodeId)
}
