/** What keeps a program from writing: no room, or no right to. */
type FileRefusal = 'full' | 'closed'

/** Exit codes with which a program that makes a build tells of it. */
export const MAKER_REFUSED: Readonly<Record<FileRefusal, number>> = { full: 28, closed: 13 }

/** In errors of Node, and in words of programs that have the system's number of an error only. */
const FULL = /ENOSPC|EDQUOT|os error (28|122)\b/
/** Node says of a folder and its parents that it may not make that there is no such folder. */
const CLOSED = /EACCES|EPERM|EROFS|ENOENT.*, mkdir|os error (1|13|30)\b/

/** Why something could not be written, from an error or what caused it; null where that was another reason. */
export function fileRefusalOf(error: unknown): FileRefusal | null {
  if (!(error instanceof Error)) return null
  const told = `${'code' in error ? error.code : ''} ${error.message}`
  if (FULL.test(told)) return 'full'
  if (CLOSED.test(told)) return 'closed'
  return fileRefusalOf(error.cause)
}

/** Runs what makes a build, in a process of its own: a refusal of the file system ends it without more words. */
export async function makeOrTell(make: () => Promise<unknown>): Promise<void> {
  try {
    await make()
  } catch (error) {
    const refusal = fileRefusalOf(error)
    if (refusal === null) throw error
    process.exit(MAKER_REFUSED[refusal])
  }
}
