/** A place where texts are kept by name. */
export type Store = {
  read(name: string): string | null
  write(name: string, text: string): void
  remove(name: string): void
}

/**
 * The tab's (`sessionStorage`) or the browser's (`localStorage`) own storage. Where it is missing, full or blocked,
 * what is written is kept in memory for as long as the page lives, so that nobody has to care.
 */
export function browserStorage(kind: 'sessionStorage' | 'localStorage'): Store {
  const memory = new Map<string, string>()
  return {
    read: (name) => memory.get(name) ?? attempt(() => globalThis[kind].getItem(name)) ?? null,
    write(name, text) {
      const isKept = attempt(() => {
        globalThis[kind].setItem(name, text)
        return true
      })
      if (isKept) memory.delete(name)
      else memory.set(name, text)
    },
    remove(name) {
      memory.delete(name)
      attempt(() => globalThis[kind].removeItem(name))
    },
  }
}

/** Reaching for a blocked storage throws already; there is nothing to be done about it but to go on without. */
function attempt<Value>(reach: () => Value): Value | undefined {
  try {
    return reach()
  } catch {
    return undefined
  }
}
