/** A state's path relative to another one, without common ancestors. */
export function pathFrom(from: string, to: string): string {
  const [around, path] = [from.split('.'), to.split('.')]
  const shared = path.findIndex((key, index) => index === path.length - 1 || key !== around[index])
  return path.slice(shared).join('.')
}
