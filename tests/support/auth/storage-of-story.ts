/** A browser's storage of its own for one story; shown as JSON it is all that is kept in it. */
export function storageOfStory() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    toJSON: () => [...kept],
  }
}
