/** Values that could not be stored. They are lost on reload. */
const memory = new Map<string, string>()

/** Session storage, which survives a reload. If it is blocked or full, values are kept in memory. */
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

/** Even accessing a blocked storage throws. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
