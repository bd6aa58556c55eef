/** Fallback for texts that could not be stored; lost on reload. */
const memory = new Map<string, string>()

/** Session storage that survives a reload. Falls back to memory where the browser blocks it or it is full. */
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

/** Even accessing blocked storage throws. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
