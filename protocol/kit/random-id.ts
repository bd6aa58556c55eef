/** Creates a version 4 UUID without `crypto.randomUUID`, which does not exist on pages over plain HTTP. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/(.{8})(.{4}).(.{3})(.)(.{3})(.{12})/, (_, ...part: string[]) => {
    const variant = '89ab'[parseInt(part[3] ?? '', 16) % 4]
    return `${part[0]}-${part[1]}-4${part[2]}-${variant}${part[4]}-${part[5]}`
  })
}
