/** `full`: the disk is full. `closed`: permission is missing. */
type FileRefusal = 'full' | 'closed'

export const FILE_REFUSAL_EXIT_CODES: Readonly<Record<FileRefusal, number>> = { full: 28, closed: 13 }

/** Matches Node's errors, and messages of programs that state only the error number. */
const FULL = /ENOSPC|EDQUOT|os error (28|122)\b/
/** Node reports ENOENT if it has no permission to create a nested folder. */
const CLOSED = /EACCES|EPERM|EROFS|ENOENT.*, mkdir|os error (1|13|30)\b/

/** Returns why a file could not be written, according to the error or its cause; null for other errors. */
export function fileRefusalOf(error: unknown): FileRefusal | null {
  if (!(error instanceof Error)) return null
  const text = `${'code' in error ? error.code : ''} ${error.message}`
  if (FULL.test(text)) return 'full'
  if (CLOSED.test(text)) return 'closed'
  return fileRefusalOf(error.cause)
}

/** Runs `make` and, if a file cannot be written, exits with a code that tells the parent process why. */
export async function exitOnFileRefusal(make: () => Promise<unknown>): Promise<void> {
  try {
    await make()
  } catch (error) {
    const refusal = fileRefusalOf(error)
    if (refusal === null) throw error
    process.exit(FILE_REFUSAL_EXIT_CODES[refusal])
  }
}
