/** Gives each state a unique name of letters, digits and underscores. Duplicates get a number. */
export function safeNames(ids: readonly string[]): (id: string) => string {
  const names = new Map<string, string>()
  const used = new Set<string>()
  for (const id of ids) {
    const plain = id.replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_')
    let name = plain
    for (let times = 2; used.has(name); times += 1) name = `${plain}_${times}`
    used.add(name)
    names.set(id, name)
  }
  return (id) => names.get(id) ?? id
}
