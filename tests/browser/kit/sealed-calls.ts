import type { Page } from '@playwright/test'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import type { Call } from '#protocol/kit/call.ts'
import { publicKey, readPublicKey, sealedBody, sealedContent } from '#protocol/kit/sealed.ts'

/**
 * Gives the page the test's public key instead of the platform's, from the page's next load on. Returns the
 * decrypted bodies of `call`. Refuses each call with `refusal`, since the platform could not decrypt it.
 */
export async function openSealedCalls(page: Page, call: Call, refusal: string): Promise<unknown[]> {
  const pair = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true })
  const key = v.parse(publicKey, { ...(await exportJWK(pair.publicKey)), kid: 'key-of-the-test' })
  const opened: unknown[] = []
  await page.route(
    (url) => url.pathname === readPublicKey.path,
    (route) => route.fulfill({ json: { success: true, value: { ...key, at: Date.now() } } }),
  )
  await page.route(
    (url) => url.pathname === call.path,
    async (route) => {
      const { sealed } = v.parse(sealedBody, route.request().postDataJSON())
      const { plaintext } = await compactDecrypt(sealed, pair.privateKey)
      opened.push(v.parse(sealedContent, JSON.parse(new TextDecoder().decode(plaintext))).body)
      return route.fulfill({ json: { success: false, code: refusal, message: '', value: {} } })
    },
  )
  return opened
}
