/** Returns a browser storage for a single test. Its JSON shows everything stored. */
export function storageOfStory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    toJSON: () => [...kept],
  }
}
