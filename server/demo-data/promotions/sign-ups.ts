import { localizedText } from '#server/texts/localized-text.ts'
import type { Offered } from './offered.ts'

/** Promotions that members join, then do what they ask, and have their reward. */
export const signUps: readonly Offered[] = [
  {
    name: 'weekend',
    category: 'casino',
    title: localizedText(/*i18n*/ { id: 'demo.promotion.weekendBonus.title', message: 'Weekend bonus' }),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.weekendBonus.summary',
        message: 'Stake R$\u00a0200 on any games and take R$\u00a025.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.weekendBonus.content',
        message:
          '<p>Join and play as you always do: every settled bet counts, on any game of the house.</p><p>Once you have <strong>staked R$\u00a0200</strong>, ask for the reward right here. It waits for you in your bonuses.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.weekendBonus.conditions',
        message:
          '<ul><li>Bets count that are settled after you have joined.</li><li>One reward a person.</li><li>The reward can be claimed for 14 days.</li></ul>',
      },
    ),
    motif: 'sorte/trevo',
    hue: 150,
    layout: 'arch',
    from: -9,
    to: 12,
    terms: {
      kind: 'signUp',
      needs: {},
      goal: { measure: 'turnover', target: 20_000 },
      reward: { amount: 2_500, turnoverFactor: 5, lasts: 14 },
      asks: null,
      reviewed: [],
    },
  },
  {
    name: 'photo',
    category: 'sports',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.pictureOfTheCrowd.title', message: 'Picture of the crowd' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.pictureOfTheCrowd.summary',
        message: 'Show us where you cheer and get R$\u00a015.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.pictureOfTheCrowd.content',
        message:
          '<p>A full living room, the bar at the corner, the stands: send a picture of where you watch the matches. Our people look at every one.</p><p>Nobody has to be in it. The flag in the window will do, the shirt on a chair, grandfather’s radio.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.pictureOfTheCrowd.conditions',
        message:
          '<ul><li>One to three images, PNG or JPG, of at most 5\u00a0MB each.</li><li>The picture has to be your own. Send none of children.</li><li>One reward a person. We answer within two days.</li></ul>',
      },
    ),
    motif: 'bola/futebol',
    hue: 130,
    layout: 'slant',
    from: -12,
    to: 18,
    terms: {
      kind: 'signUp',
      needs: {},
      goal: null,
      reward: { amount: 1_500, turnoverFactor: 5, lasts: 14 },
      asks: { step: 'request', comment: 'may', images: 'must' },
      reviewed: ['request'],
    },
  },
  {
    name: 'first-deposit',
    category: 'welcome',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.firstMonthTwiceOver.title', message: 'First month, twice over' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.firstMonthTwiceOver.summary',
        message: 'What you pay in during your first month earns up to R$\u00a0100 more.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.firstMonthTwiceOver.content',
        message:
          '<p>For those who have just arrived: join, pay in <strong>R$\u00a020</strong> or more, and ask for the bonus. It is as much as you have paid in, up to R$\u00a0100.</p><p>Would you rather play with your own money alone? Then do not join, and nothing changes in your account.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.firstMonthTwiceOver.conditions',
        message:
          '<ul><li>For accounts that are less than 30 days old.</li><li>What you pay in after joining counts.</li><li>One bonus a person.</li></ul>',
      },
    ),
    motif: 'tesouro/moedas',
    hue: 55,
    layout: 'bleed',
    from: null,
    to: null,
    terms: {
      kind: 'signUp',
      needs: { newerThan: 30 },
      goal: { measure: 'deposits', target: 2_000 },
      reward: { amount: 10_000, share: 10_000, turnoverFactor: 10, lasts: 14 },
      asks: null,
      reviewed: [],
    },
  },
  {
    name: 'email',
    category: 'welcome',
    title: localizedText(/*i18n*/ { id: 'demo.promotion.eMailConfirmed.title', message: 'E-mail confirmed' }),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.eMailConfirmed.summary',
        message: 'Confirm your e-mail address and get R$\u00a05 to stake once.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.eMailConfirmed.content',
        message:
          '<p>With a confirmed e-mail address you get back in by yourself, at any hour. Confirm it in the <a href="/member/securityCenter">security centre</a>, come back here and ask for the reward.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.eMailConfirmed.conditions',
        message:
          '<ul><li>The address has to be confirmed in your account.</li><li>One reward a person.</li></ul>',
      },
    ),
    motif: 'tesouro/chave',
    hue: 260,
    layout: 'gallery',
    from: null,
    to: null,
    terms: {
      kind: 'signUp',
      needs: { bound: 'email' },
      goal: null,
      reward: { amount: 500, turnoverFactor: 1, lasts: 30 },
      asks: null,
      reviewed: [],
    },
  },
  {
    name: 'story',
    category: 'casino',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.tellUsYourBestRound.title', message: 'Tell us your best round' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.tellUsYourBestRound.summary',
        message: 'In 140 letters, the round you won’t forget. Worth R$\u00a010.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.tellUsYourBestRound.content',
        message:
          '<p>By mistake, with the last chip, in the wrong game? Tell us in a few words. The best stories go into the notice of the month, with the first name of whoever told them.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.tellUsYourBestRound.conditions',
        message:
          '<ul><li>Our people read each story before they accept it.</li><li>Write only what may be published.</li><li>One story a person.</li></ul>',
      },
    ),
    motif: 'musica/violao',
    hue: 25,
    layout: 'night',
    from: -3,
    to: 25,
    terms: {
      kind: 'signUp',
      needs: {},
      goal: null,
      reward: { amount: 1_000, turnoverFactor: 3, lasts: 14 },
      asks: { step: 'join', comment: 'must', images: 'may' },
      reviewed: ['join'],
    },
  },
  {
    name: 'home-screen',
    category: 'club',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.palpiteOnYourHomeScreen.title', message: 'Palpite on your home screen' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.palpiteOnYourHomeScreen.summary',
        message: 'Have you installed the site as an app? Show the screen and get R$\u00a05.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.palpiteOnYourHomeScreen.content',
        message:
          '<p>The page <strong>Get the app</strong>, in the menu, shows in three steps how to put Palpite on the home screen of your phone. Take a picture of the screen with its sign on it and send it here.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.palpiteOnYourHomeScreen.conditions',
        message:
          '<ul><li>The image has to show the sign of Palpite on the home screen.</li><li>One to three images, PNG or JPG, of at most 5\u00a0MB each.</li></ul>',
      },
    ),
    motif: 'sorte/estrela',
    hue: 300,
    layout: 'slant',
    from: -30,
    to: 40,
    terms: {
      kind: 'signUp',
      needs: {},
      goal: null,
      reward: { amount: 500, turnoverFactor: 5, lasts: 14 },
      asks: { step: 'request', comment: 'no', images: 'must' },
      reviewed: ['request'],
    },
  },
  {
    name: 'courts',
    category: 'sports',
    title: localizedText(
      /*i18n*/ { id: 'demo.promotion.cupOfTheCourts.title', message: 'Cup of the courts' },
    ),
    summary: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.cupOfTheCourts.summary',
        message: 'Twenty days of basketball and volleyball, with R$\u00a020 for whoever plays.',
      },
    ),
    content: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.cupOfTheCourts.content',
        message:
          '<p>The cup has not begun. It opens on the day that is shown; until then there is time to read the conditions.</p>',
      },
    ),
    conditions: localizedText(
      /*i18n*/ {
        id: 'demo.promotion.cupOfTheCourts.conditions',
        message:
          '<ul><li>Stake R$\u00a0100 on sports or any other game while the cup lasts.</li><li>One reward a person.</li></ul>',
      },
    ),
    motif: 'quadra/cesta',
    hue: 40,
    layout: 'arch',
    from: 5,
    to: 25,
    terms: {
      kind: 'signUp',
      needs: {},
      goal: { measure: 'turnover', target: 10_000 },
      reward: { amount: 2_000, turnoverFactor: 5, lasts: 14 },
      asks: null,
      reviewed: [],
    },
  },
]
