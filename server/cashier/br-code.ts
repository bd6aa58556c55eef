/** Returns an EMV QR code field: two-digit id, two-digit length, value. */
const field = (name: string, value: string): string =>
  `${name}${String(value.length).padStart(2, '0')}${value}`

/** Returns the CRC-16/CCITT-FALSE of ASCII text, as four hexadecimal digits. */
function checksum(text: string): string {
  let sum = 0xffff
  for (const sign of text) {
    sum ^= sign.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

/**
 * Builds a Pix payload in Banco Central's BR Code format (EMV QRCPS-MPM), with a key that does not exist.
 * `amount` is in centavos.
 */
export function brCode({ id, amount }: { id: string; amount: number }): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', 'sandbox@palpite.example')
  const body = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', 'PALPITE SANDBOX'),
    field('60', 'SAO PAULO'),
    field('62', field('05', id.replaceAll('-', '').slice(0, 25))),
  ].join('')
  const checked = `${body}6304`
  return checked + checksum(checked)
}
