export type Store = {
  read(name: string): string | null
  write(name: string, text: string): void
  remove(name: string): void
}

/**
 * Returns access to session or local storage. If the storage is missing, full or blocked, values stay in
 * memory until the page is unloaded, so callers need no fallback.
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

/** Returns undefined if the call throws. Merely accessing a blocked storage throws. */
function attempt<Value>(reach: () => Value): Value | undefined {
  try {
    return reach()
  } catch {
    return undefined
  }
}
