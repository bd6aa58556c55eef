/** Values that could not be stored in the session storage. A reload loses them. */
const memory = new Map<string, string>()

/** Session storage, which survives a reload. Values that do not fit, or are blocked, are kept in memory. */
export const tabStorage = {
  read: (name: string): string | null => memory.get(name) ?? attempt(() => sessionStorage.getItem(name)),
  write(name: string, text: string): void {
    memory.set(name, text)
    attempt(() => {
      sessionStorage.setItem(name, text)
      memory.delete(name)
    })
  },
  remove(name: string): void {
    memory.delete(name)
    attempt(() => sessionStorage.removeItem(name))
  },
}

/** Returns null if the browser blocks the storage. In that case, even reading `sessionStorage` throws. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
