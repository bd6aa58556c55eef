/** Chat room id of a live table, the same from the host's page and from the lobby. */
export const roomOfTable = (nodeId: number): string => `table-${nodeId}`

export function tableOfRoom(roomId: string): number | null {
  const [, nodeId] = /^table-(\d{1,9})$/.exec(roomId) ?? []
  return nodeId === undefined ? null : Number(nodeId)
}
