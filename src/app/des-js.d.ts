declare module 'des.js' {
  type Cipher = { update(data: readonly number[]): number[]; final(): number[] }
  const des: { DES: { create(options: { type: 'encrypt' | 'decrypt'; key: readonly number[] }): Cipher } }
  export default des
}
