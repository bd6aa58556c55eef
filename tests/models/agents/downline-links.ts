import { defineModel } from '@palpite/paths/model.ts'
import type { DownlineLink } from '#api/agents/downline-registration.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { downlineLinksMachine } from '#machines/agents/downline-links.machine.ts'
import { weekly } from './contract-samples.ts'

const linkLike = (changes: Partial<DownlineLink> = {}): DownlineLink => ({
  id: '31',
  name: 'Instagram',
  type: 'member',
  url: 'https://palpite.example/register?affiliateCode=SUL2026A',
  affiliateCode: 'SUL2026A',
  presets: [],
  registered: 3,
  createdAt: '2029-12-01T12:00:00.000Z',
  ...changes,
})

const first = linkLike()
const made = linkLike({ id: '32', name: 'Rádio', affiliateCode: 'SUL2026B', registered: 0 })
const noAnswer = { error: new CallFailed('offline') }

export const downlineLinksModel = defineModel(downlineLinksMachine, {
  events: {
    'links.reload': {},
    'link.begin': {},
    'name.change': {
      'a name': { name: 'Rádio' },
      'only spaces': { name: '  ' },
      'a name that is too long': { name: 'x'.repeat(41) },
    },
    'type.choose': { agent: { chosen: 'agent' } },
    'link.submit': {},
    'link.share': { 'the first link': { id: first.id }, 'an unknown link': { id: '99' } },
    'link.remove': { 'the first link': { id: first.id } },
    'removal.confirm': {},
    'link.leave': {},
  },
  outcomes: {
    readLinks: {
      'one link': { done: { links: [first], maxLinks: 2 } },
      'one more link': { done: { links: [made, first], maxLinks: 2 } },
      'no answer': noAnswer,
    },
    presetContracts: {
      'a dividend contract': {
        send: { type: 'presets.changed', presets: [{ kind: 'dividend', terms: weekly(800) }] },
      },
    },
    requestLink: {
      'link created': { done: { ok: true as const, value: { link: made } } },
      'too many links': {
        done: {
          ok: false as const,
          refusal: { code: 'link.tooMany' as const, message: '', value: { maxLinks: 1 } },
        },
      },
      'agent has no contract': {
        done: {
          ok: false as const,
          refusal: { code: 'contract.noneOwn' as const, message: '', value: { kind: 'dividend' as const } },
        },
      },
      'not an agent': {
        done: {
          ok: false as const,
          refusal: { code: 'contract.notAgent' as const, message: '', value: {} },
        },
      },
      'no answer': { error: new CallFailed('timeout') },
      'not allowed': { error: new CallFailed('forbidden') },
    },
    linkSharing: { silent: 'never' },
    closeLink: {
      'link closed': { done: undefined },
      'link already closed': { error: new CallFailed('missing') },
      'no answer': noAnswer,
    },
  },
  view: ({ links, maxLinks, name, type, presets, chosenId, refusal, failure }) => ({
    links: links.map(({ id }) => id),
    maxLinks,
    hasName: name.trim() !== '',
    isNameLong: name.length > 40,
    type,
    presets: presets.map(({ kind }) => kind),
    chosenId,
    refusal,
    failure: failure?.reason ?? null,
  }),
})
