/** Id of the chat room of a live table. It is the same from the host's page and from the lobby. */
export const roomOfTable = (nodeId: number): string => `table-${nodeId}`

export function tableOfRoom(roomId: string): number | null {
  const [, nodeId] = /^table-(\d{1,9})$/.exec(roomId) ?? []
  return nodeId === undefined ? null : Number(nodeId)
}
