import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrivalCodes } from '#api/auth/referral-codes.ts'
import { storageOfStory } from '#tests/support/auth/storage-of-story.ts'

/** A page whose URL has changed since it was opened. */
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

test('the codes of the address that is shown reach the form', () => {
  open('https://palpite.example/register?affiliateCode=SUL2026&referralCode=ANA7')
  expect(arrivalCodes()).toEqual({ affiliateCode: 'SUL2026', referralCode: 'ANA7' })
})

test('so do those that the page was opened with, and those found before in this tab', () => {
  open('https://palpite.example/home', 'https://palpite.example/?affiliateCode=SUL2026')
  expect(arrivalCodes()).toEqual({ affiliateCode: 'SUL2026', referralCode: '' })
  open('https://palpite.example/register')
  expect(arrivalCodes()).toEqual({ affiliateCode: 'SUL2026', referralCode: '' })
  open('https://palpite.example/register?referralCode=ANA7')
  expect(arrivalCodes()).toEqual({ affiliateCode: '', referralCode: 'ANA7' })
})

test('an address without codes has none, and what is no code counts as none', () => {
  open('https://palpite.example/register')
  expect(arrivalCodes()).toEqual({ affiliateCode: '', referralCode: '' })
  open(`https://palpite.example/register?affiliateCode=${'A'.repeat(65)}`)
  expect(arrivalCodes()).toEqual({ affiliateCode: '', referralCode: '' })
})
