/** How a state is called as seen from another one: without what holds both. */
export function pathFrom(from: string, to: string): string {
  const [around, path] = [from.split('.'), to.split('.')]
  const shared = path.findIndex((key, index) => index === path.length - 1 || key !== around[index])
  return path.slice(shared).join('.')
}
