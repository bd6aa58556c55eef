import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { referralCodes } from '#api/auth/referral-codes.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

/** Stubs the page's current URL and the URL that the page was opened with. */
function open(shown: string, openedWith = shown): void {
  vi.stubGlobal('location', new URL(shown))
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: openedWith }] })
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOfStory())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('reads the affiliate and referral codes from the current URL', () => {
  open('https://palpite.example/register?affiliateCode=SUL2026&referralCode=ANA7')
  expect(referralCodes()).toEqual({ affiliateCode: 'SUL2026', referralCode: 'ANA7' })
})

test('keeps the codes of the tab’s first URL on later pages until a URL has a new code', () => {
  open('https://palpite.example/home', 'https://palpite.example/?affiliateCode=SUL2026')
  expect(referralCodes()).toEqual({ affiliateCode: 'SUL2026', referralCode: '' })
  open('https://palpite.example/register')
  expect(referralCodes()).toEqual({ affiliateCode: 'SUL2026', referralCode: '' })
  open('https://palpite.example/register?referralCode=ANA7')
  expect(referralCodes()).toEqual({ affiliateCode: '', referralCode: 'ANA7' })
})

test('finds no referral codes in a URL that has none or has an overlong code', () => {
  open('https://palpite.example/register')
  expect(referralCodes()).toEqual({ affiliateCode: '', referralCode: '' })
  open(`https://palpite.example/register?affiliateCode=${'A'.repeat(65)}`)
  expect(referralCodes()).toEqual({ affiliateCode: '', referralCode: '' })
})
