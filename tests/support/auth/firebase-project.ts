import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

const ALGORITHM = 'RS256'
const KEY_ID = 'key-1'

/** Claims of an ID token. A claim that is undefined is omitted. */
export type Claims = Record<string, unknown>

/** Creates a fake Firebase project, and serves its public key as Google does. */
export async function openFirebaseProject(projectId: string) {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM)
  const stranger = await generateKeyPair(ALGORITHM)
  const published = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }
  let isDown = false
  let reads = 0
  const server = http.createServer((_request, response) => {
    reads += 1
    response.statusCode = isDown ? 503 : 200
    response.end(JSON.stringify({ keys: [published] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const claimsAt = (now: Date, mobile: string, changes: Claims = {}): Claims => {
    const at = Math.floor(now.getTime() / 1_000)
    return {
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: 'somebody',
      iat: at,
      exp: at + 3_600,
      auth_time: at,
      phone_number: mobile,
      firebase: { identities: { phone: [mobile] }, sign_in_provider: 'phone' },
      ...changes,
    }
  }
  const sign = (claims: Claims, key = privateKey, header: { kid?: string } = { kid: KEY_ID }) =>
    new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, ...header }).sign(key)

  return {
    project: { apiKey: 'key', authDomain: `${projectId}.firebaseapp.com`, projectId },
    keys: new URL(`http://127.0.0.1:${port}/keys`),
    /** Returns valid claims for a mobile number at a given time, with optional changes. */
    claimsAt,
    sign: (claims: Claims, header?: { kid?: string }) => sign(claims, privateKey, header),
    /** Signs a token in this project's name, but with a key that it does not publish. */
    forge: (claims: Claims) => sign(claims, stranger.privateKey),
    publicKey,
    /** Returns how often the keys were requested. */
    reads: () => reads,
    goDown() {
      isDown = true
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type FirebaseProjectOfTests = Awaited<ReturnType<typeof openFirebaseProject>>

/** Returns an unsigned token like those of the Auth emulator. */
export const unsigned = (claims: Claims): string =>
  `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`

export const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
