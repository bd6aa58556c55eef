/** Texts that could not be stored, by name. They live as long as the page. */
const memory = new Map<string, string>()

/** What this tab keeps over a reload. Where the browser blocks storage or has no room left, a game goes on from memory. */
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

/** Even to look at a storage that is blocked throws. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
