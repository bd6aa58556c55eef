import { defineModel } from '@palpite/paths/model.ts'
import { linkSharingMachine } from '#machines/kit/link-sharing.machine.ts'

export const linkSharingModel = defineModel(linkSharingMachine, {
  input: { url: 'https://palpite.example/register?referralCode=AMIGA26' },
  events: { 'link.copy': {}, 'link.send': { 'with a title': { title: 'Palpite' } } },
  outcomes: {
    copyText: { copied: { done: undefined }, 'not allowed': { error: new Error('not allowed') } },
    shareAddress: { shared: { done: undefined }, 'not possible': { error: new Error('not possible') } },
  },
})
