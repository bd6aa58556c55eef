import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { keyPage, next } from './paging.ts'

export const readReferral = call({
  method: 'GET',
  path: '/wps/relay/referral',
  access: 'token',
  summary: 'The member’s link for inviting friends and what it has brought.',
  request: v.object({}),
  reply: v.object({
    referralCode: v.string(),
    /** Complete address on the main domain; the QR code holds it too. */
    link: v.string(),
    currency: v.string(),
    invited: count,
    earned: notNegative,
    claimable: notNegative,
    /** What a friend must do, and what that brings. */
    terms: v.object({ deposit: notNegative, turnover: notNegative, reward: notNegative }),
  }),
})

export const listReferrals = call({
  method: 'GET',
  path: '/wps/relay/referral/invited',
  access: 'token',
  summary: 'Who came by the member’s link, newest first.',
  request: v.object(keyPage),
  reply: v.object({
    invited: v.array(
      v.object({
        /** Masked by the platform. */
        customerName: v.string(),
        registeredAt: moment,
        state: v.picklist(['registered', 'deposited', 'claimable', 'claimed']),
        reward: notNegative,
      }),
    ),
    next,
  }),
})

export const claimReferralReward = call({
  method: 'POST',
  path: '/wps/relay/referral/claim',
  access: 'token',
  idempotent: true,
  summary: 'Pays out all that invited friends have earned the member.',
  request: v.object({}),
  reply: v.object({ amount: notNegative, balance: notNegative }),
  refusals: { 'referral.nothing': v.object({}) },
})
