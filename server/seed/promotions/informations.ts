import type { Offered } from './offered.ts'

const alwaysOn = { from: null, to: null, terms: { kind: 'information' } } as const

/** What there is for everybody without joining. */
export const informations: readonly Offered[] = [
  {
    ...alwaysOn,
    name: 'rebate',
    category: 'club',
    title: { pt: 'Rebate de cada dia', en: 'Rebate of every day' },
    summary: {
      pt: 'Uma parte do que você aposta volta, ganhando ou perdendo.',
      en: 'A part of what you stake comes back, win or lose.',
    },
    content: {
      pt: '<p>Não é preciso se inscrever. O rebate é contado por tipo de jogo e cresce com o seu nível VIP. Resgate quando quiser em <a href="/member/manualRebate">Rebate manual</a>.</p>',
      en: '<p>There is no need to join. The rebate is counted by kind of game and grows with your VIP level. Claim it whenever you like under <a href="/member/manualRebate">Manual rebate</a>.</p>',
    },
    conditions: {
      pt: '<ul><li>Contam as apostas encerradas.</li><li>As taxas de cada tipo de jogo estão na página do rebate.</li></ul>',
      en: '<ul><li>Settled bets count.</li><li>The rates of each kind of game are on the rebate’s page.</li></ul>',
    },
    motif: 'folhagem/vitoria-regia',
    hue: 170,
    layout: 'gallery',
  },
  {
    ...alwaysOn,
    name: 'invite',
    category: 'club',
    title: { pt: 'Chame os amigos', en: 'Bring your friends' },
    summary: {
      pt: 'Seu código não vence, e cada amigo que joga rende para você.',
      en: 'Your code never expires, and each friend who plays earns you something.',
    },
    content: {
      pt: '<p>Mande seu link a quem você conhece de verdade. Quando o amigo jogar, o seu prêmio aparece em <a href="/member/referral">Indicar amigos</a>.</p><p>Convide só maiores de 18 anos.</p>',
      en: '<p>Send your link to people you really know. Once a friend plays, your reward shows up under <a href="/member/referral">Invite friends</a>.</p><p>Invite adults of 18 and over only.</p>',
    },
    conditions: {
      pt: '<ul><li>O amigo precisa se cadastrar pelo seu link ou com o seu código.</li><li>Contas da mesma pessoa não contam.</li></ul>',
      en: '<ul><li>The friend has to register by your link or with your code.</li><li>Accounts of one and the same person do not count.</li></ul>',
    },
    motif: 'bandeirinhas/arraial',
    hue: 20,
    layout: 'bleed',
  },
]
