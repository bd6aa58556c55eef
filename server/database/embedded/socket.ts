import { mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

export type SocketFolder = { path: string; remove(): Promise<void> }

/** Part of the socket's file name, not a TCP port. */
export const SOCKET_PORT = 5432

/** Maximum length of a socket path in bytes: 103 on macOS, 107 on Linux. */
const LONGEST_ADDRESS = 103

/** Returns the folder `data`, or creates a short symlink to it if the socket's path would be too long. */
export async function socketFolder(data: string): Promise<SocketFolder> {
  const address = path.join(data, `.s.PGSQL.${SOCKET_PORT}`)
  if (Buffer.byteLength(address) <= LONGEST_ADDRESS) return { path: data, remove: async () => {} }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pg-'))
  const link = path.join(folder, 'data')
  await symlink(data, link)
  return { path: link, remove: () => rm(folder, { recursive: true, force: true }) }
}
