import { defineConfig, type Flow } from '@palpite/paths/config.ts'
import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { Model } from '@palpite/paths/model.ts'
import { languages } from '#domain/text/language.ts'
import { worlds } from '#protocol/sandbox/platform.ts'
import { rows } from './paths.rows.ts'

type Own = Pick<Flow, 'rows'> & {
  /** Whether a test walks the flow's paths in the browser. A flow with exclusions is always walked. */
  isWalked?: true
  /** Whether the page cannot take some steps of the flow. */
  hasExclusions?: true
}

/**
 * Returns a flow. `file` is `<area>/<name>`, which names its model, accepted paths, walker and exclusions.
 */
const flow = <Group extends string>(
  group: Group,
  file: string,
  { isWalked, hasExclusions, rows }: Own = {},
) => {
  const [area = '', name = ''] = file.split('/')
  return {
    name,
    group,
    model: () => modelOf(area, name),
    accepted: `tests/models/${area}/accepted/${name}.paths.txt`,
    ...(isWalked || hasExclusions ? { walker: `tests/browser/walk/${file}.walker.ts` } : {}),
    ...(hasExclusions ? { exclusions: () => exclusionsOf(area, name) } : {}),
    ...(rows ? { rows } : {}),
  }
}

/**
 * Loads a flow's model, such as `depositModel` of `tests/models/cashier/deposit.ts`. Throws if the file does
 * not export it.
 */
async function modelOf(area: string, name: string): Promise<Model> {
  const exported: Record<string, Model> = await import(`./tests/models/${area}/${name}.ts`)
  const key = `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Model`
  const model = exported[key]
  if (!model) throw new Error(`tests/models/${area}/${name}.ts exports no ${key}.`)
  return model
}

async function exclusionsOf(area: string, name: string): Promise<readonly Exclusion[]> {
  const { exclusions }: Exclusions = await import(`./tests/browser/walk/${area}/${name}.exclusions.ts`)
  return exclusions
}

type Exclusions = { exclusions: readonly Exclusion[] }

/**
 * All flows of the product. To add one, write its machine, describe its cases in `tests/models/`, and add a
 * line here.
 */
export default defineConfig({
  groups: {
    site: { en: 'Site', pt: 'Site' },
    access: { en: 'Login and account', pt: 'Login e conta' },
    proof: { en: 'Verification', pt: 'Verificação' },
    money: { en: 'Money', pt: 'Dinheiro' },
    agents: { en: 'Agents', pt: 'Agentes' },
    games: { en: 'Games', pt: 'Jogos' },
    tools: { en: 'Tools', pt: 'Ferramentas' },
  },
  flows: [
    flow('site', 'site/app', {
      rows: {
        'LOGIN-09': ['forced'],
        'PWD-02': ['forced'],
        'SESS-07': ['loggedIn'],
        'HEAD-06': ['loggedIn'],
      },
    }),
    flow('site', 'site/system-status', {
      rows: {
        'SYS-01': ['asking'],
        'SYS-02': ['closed.maintenance'],
        'SYS-03': ['closed.restricted'],
        'SYS-05': ['open.looking'],
        'SYS-06': ['unreachable'],
        'ERR-01': ['unreachable', 'closed.maintenance', 'closed.restricted'],
        'ERR-02': ['unreachable'],
      },
      hasExclusions: true,
    }),
    flow('site', 'site/site-configuration', { rows: { 'SYS-07': ['known'] } }),
    flow('site', 'site/language', {
      rows: { 'SIDE-03': ['loading'], 'I18N-03': ['failed'], 'ERR-02': ['failed'] },
      hasExclusions: true,
    }),
    flow('site', 'site/socket', {
      rows: { 'SESS-07': ['(root)'] },
    }),
    flow('site', 'site/overlays', {
      rows: { 'LAYOUT-03': ['(root)'], 'PWD-02': ['(root)'] },
      hasExclusions: true,
    }),
    flow('site', 'site/public-popup', {
      rows: { 'POP-01': ['reading'], 'POP-02': ['showing'] },
      hasExclusions: true,
    }),
    flow('site', 'support/live-chat', { rows: { 'CS-02': ['onSite', 'opened', 'blocked', 'refused'] } }),
    flow('site', 'support/feedback', {
      rows: {
        'HELP-01': ['writing', 'sent'],
        'ERR-02': ['writing.form.filling.failed', 'writing.form.throttled'],
      },
    }),
    flow('site', 'site/dialog-timeout', { rows: { 'LAYOUT-05': ['held', 'over'] } }),
    flow('site', 'site/update-notice', { rows: { 'SYS-12': ['outdated'] } }),
    flow('site', 'site/consent', {
      rows: { 'SYS-11': ['asked', 'granted', 'refused'] },
    }),
    flow('site', 'site/installation', { rows: { 'DL-01': ['offered', 'installed'] } }),
    flow('access', 'auth/session', {
      rows: {
        'SESS-01': ['visitor', 'held.loggedIn.player', 'held.loggedIn.trial', 'held.loggedIn.agent'],
        'SESS-02': ['leaving'],
        'SESS-03': ['ended'],
        'SESS-06': ['held.loggedIn.player', 'held.loggedIn.trial', 'held.loggedIn.agent'],
        'LOGIN-09': ['held.mustChange'],
        'PWD-02': ['held.mustChange'],
        'ERR-01': ['ended'],
        'ERR-02': ['unsure'],
      },
      hasExclusions: true,
    }),
    flow('access', 'auth/session-restore', { rows: { 'SESS-05': ['checkingTab', 'askingOtherTabs'] } }),
    flow('access', 'auth/login-link', { rows: { 'LOGIN-11': ['(root)'] } }),
    flow('access', 'auth/link-notice', { rows: { 'LOGIN-11': ['loggedIn', 'refused', 'failed'] } }),
    flow('access', 'auth/profile-loader', { rows: { 'SESS-01': ['reading'], 'PWD-02': ['reading'] } }),
    flow('access', 'auth/login', {
      rows: {
        'LOGIN-01': ['open.mobile.used'],
        'LOGIN-02': ['open.form.editing.invalid'],
        'LOGIN-04': ['open.captcha.asked'],
        'LOGIN-06': ['open.mobile.used'],
        'LOGIN-10': ['done'],
        'LOGIN-12': ['open.form.freePlaying'],
        'LOGIN-13': ['open.secret.shown'],
        'LOGIN-14': ['left'],
        'LOGIN-16': ['open.form.throttled'],
        'LOGIN-18': ['open.mobile.used'],
        'AGENT-02': ['open.form.editing.refused'],
        'ERR-01': ['open.form.editing.failed', 'open.form.editing.refused'],
        'ERR-02': ['open.form.editing.failed'],
      },
      hasExclusions: true,
    }),
    flow('access', 'auth/login-attempt', {
      rows: {
        'LOGIN-03': ['sliding'],
        'LOGIN-15': ['confirmingCode'],
        'LOGIN-17': ['twoFactor'],
        'REG-15': ['confirmingCode'],
      },
      hasExclusions: true,
    }),
    flow('access', 'auth/registration', {
      rows: {
        'REG-01': ['open.form.reading'],
        'REG-03': ['open.form.editing'],
        'REG-04': ['open.form.editing.invalid'],
        'REG-07': ['open.mobile.used'],
        'REG-08': ['open.captcha.asked'],
        'REG-10': ['open.form.attempting'],
        'REG-11': ['open.form.editing.affiliateInvalid'],
        'REG-13': ['open.form.notOffered'],
        'REG-19': ['open.mobile.used'],
        'AGENT-06': ['open.form.awaitingInvitation'],
        'ERR-01': ['open.form.editing.failed', 'open.form.editing.outcomeUnknown'],
        'ERR-02': ['open.form.loadFailed', 'open.form.editing.failed'],
      },
      hasExclusions: true,
    }),
    flow('access', 'auth/registration-attempt', {
      rows: {
        'REG-10': ['registering'],
        'REG-11': ['checkingAffiliate'],
        'REG-15': ['confirmingCode'],
        'ERR-01': ['failed', 'outcomeUnknown'],
      },
      hasExclusions: true,
    }),
    flow('access', 'auth/forgot-password', {
      rows: {
        'FORGOT-03': ['(root)'],
        'FORGOT-04': ['open.form.editing.refused'],
        'FORGOT-05': ['open.mobile.used'],
        'AGENT-02': ['open.form.editing.refused'],
        'ERR-01': ['open.form.editing.refused', 'open.form.editing.failed'],
        'ERR-02': ['open.form.editing.failed', 'open.form.editing.outcomeUnknown'],
      },
      hasExclusions: true,
    }),
    flow('access', 'auth/forgot-password-attempt', {
      rows: {
        'FORGOT-01': ['mailing'],
        'FORGOT-02': ['changing'],
        'LOGIN-17': ['twoFactor'],
        'AGENT-02': ['twoFactor'],
      },
      isWalked: true,
    }),
    flow('access', 'agents/agent-application', {
      rows: {
        'AGENT-12': ['form'],
        'ERR-01': ['form.editing.failed', 'form.throttled'],
        'ERR-02': ['form.editing.failed'],
      },
      hasExclusions: true,
    }),
    flow('access', 'auth/two-factor', {
      rows: { 'LOGIN-17': ['(root)'], 'ERR-02': ['editing.outcomeUnknown', 'editing.failed'] },
      hasExclusions: true,
    }),
    flow('access', 'auth/change-password', {
      rows: {
        'PWD-01': ['form.attempt.checking'],
        'PWD-02': ['changed'],
        'PWD-03': ['form.attempt.changing'],
        'ERR-02': ['form.attempt.editing.failed', 'form.attempt.unsure'],
      },
      hasExclusions: true,
    }),
    flow('access', 'auth/session-revocation', { rows: { 'MEM-02': ['asking', 'ended'] } }),
    flow('access', 'account/nickname', { rows: { 'MEM-02': ['editing', 'saved'] } }),
    flow('access', 'auth/two-factor-setup', {
      rows: { 'MEM-02': ['asking', 'scanning', 'keeping', 'renewing'] },
    }),
    flow('money', 'cashier/payment-password-rule', { rows: { 'MEM-02': ['known', 'unknown'] } }),
    flow('access', 'kit/text-copy', { rows: { 'MEM-02': ['copied', 'uncopyable'] } }),
    flow('access', 'auth/two-factor-change', { rows: { 'MEM-02': ['editing', 'keeping'] } }),
    flow('access', 'account/bind-contact', { rows: { 'MEM-02': ['open', 'bound'] } }),
    flow('proof', 'auth/sms-code', {
      rows: {
        'LOGIN-06': ['resting', 'counting'],
        'LOGIN-07': ['refused'],
        'LOGIN-15': ['checking'],
        'LOGIN-18': ['requesting'],
        'REG-14': ['counting'],
        'REG-15': ['refused'],
        'REG-18': ['requesting'],
        'FORGOT-05': ['counting'],
        'ERR-02': ['failed'],
      },
      hasExclusions: true,
    }),
    flow('proof', 'auth/slider', {
      rows: { 'LOGIN-03': ['(root)'], 'ERR-02': ['failed'] },
      hasExclusions: true,
    }),
    flow('proof', 'account/contact-code', { rows: { 'MEM-02': ['ready', 'counting'] } }),
    flow('proof', 'auth/captcha', {
      rows: {
        'LOGIN-04': ['picture.shown'],
        'LOGIN-05': ['pace.ready'],
        'REG-08': ['picture.shown'],
        'REG-21': ['pace.ready'],
        'ERR-02': ['picture.failed'],
      },
      isWalked: true,
    }),
    flow('proof', 'auth/countries', { rows: { 'REG-21': ['ready'], 'ERR-02': ['failed'] } }),
    flow('money', 'cashier/balance', {
      rows: {
        'HEAD-02': ['shown.masked'],
        'HEAD-06': ['amount.stale'],
        'ERR-02': ['amount.failed', 'amount.stale.reloadFailed'],
      },
      isWalked: true,
    }),
    flow('money', 'cashier/shown-balance', { rows: { 'GAME-10': ['holding'] } }),
    flow('money', 'play/game-start', { rows: { 'ROUTE-13': ['started'], 'GAME-07': ['slow', 'silent'] } }),
    flow('money', 'play/game-visit', { rows: { 'ROUTE-13': ['known'], 'ERR-02': ['loadFailed'] } }),
    flow('agents', 'agents/team-tree', { rows: { 'AGENT-07': ['shown', 'empty', 'failed'] } }),
    flow('agents', 'agents/team-level', { rows: { 'AGENT-07': ['hasMore', 'failed'] } }),
    flow('agents', 'agents/team-search', { rows: { 'AGENT-07': ['found', 'none', 'failed'] } }),
    flow('agents', 'agents/report-search', { rows: { 'AGENT-05': ['typing'] } }),
    flow('agents', 'agents/downline-registration', {
      rows: { 'AGENT-06': ['made', 'found', 'editing.refused'] },
    }),
    flow('agents', 'agents/preset-contracts', {
      rows: { 'AGENT-06': ['listed', 'composing'], 'ERR-02': ['loadFailed'] },
    }),
    flow('access', 'auth/invitation', { rows: { 'AGENT-06': ['known', 'closed', 'unknown'] } }),
    flow('agents', 'agents/downline-links', { rows: { 'AGENT-06': ['listed', 'sharing', 'removal'] } }),
    flow('money', 'cashier/payment-confirm', {
      rows: { 'AGENT-07': ['paying', 'unfinished'], 'MEM-05': ['confirming'], 'MEM-07': ['confirming'] },
    }),
    flow('money', 'cashier/transfer', {
      rows: { 'AGENT-07': ['sent', 'confirming', 'tracing'], 'MEM-07': ['sent', 'confirming', 'closed'] },
    }),
    flow('money', 'cashier/vendor-wallets', {
      rows: { 'MEM-03': ['editing', 'singleWallet', 'confirming', 'ended'] },
    }),
    flow('money', 'cashier/wallet-move', {
      rows: { 'MEM-03': ['moving', 'checking', 'arrived', 'returned'] },
    }),
    flow('money', 'cashier/payment-password-setup', { rows: { 'AGENT-07': ['set'] } }),
    flow('money', 'cashier/payment-password-change', { rows: { 'MEM-02': ['editing', 'changed'] } }),
    flow('agents', 'agents/contract-status', {
      rows: { 'AGENT-09': ['off', 'known'], 'CALL-13': ['reading'], 'CONTR-04': ['known.due'] },
    }),
    flow('agents', 'agents/contract-offer', {
      rows: {
        'CONTR-05': ['editing', 'sent'],
        'CONTR-06': ['outdated', 'settled'],
        'ERR-02': ['loadFailed', 'editing.failed'],
      },
    }),
    flow('agents', 'agents/contract-answer', {
      rows: {
        'CONTR-01': ['accepted', 'rejected'],
        'CONTR-02': ['warningOfEnds'],
        'CONTR-06': ['alreadySettled', 'deciding.notice.changed', 'warningOfEnds.notice.stale'],
        'ERR-02': ['loadFailed', 'deciding.notice.failed'],
      },
    }),
    flow('agents', 'agents/contract-withdrawal', {
      rows: { 'CONTR-01': ['withdrawn'], 'CONTR-06': ['alreadySettled'] },
    }),
    flow('agents', 'agents/request-watch', { rows: { 'CONTR-06': ['settled'] } }),
    flow('agents', 'agents/contract-termination', {
      rows: {
        'CONTR-01': ['requested', 'endedUnilaterally'],
        'CONTR-02': ['writing', 'confirming'],
        'CONTR-06': ['refused', 'answered', 'confirming.refused'],
        'ERR-02': ['loadFailed', 'confirming.failed'],
      },
    }),
    flow('site', 'kit/idempotent-request', { rows: { 'ERR-02': ['reconciling'] } }),
    flow('money', 'cashier/deposit', { rows: { 'MEM-04': ['editing', 'following', 'ended'] } }),
    flow('money', 'cashier/deposit-order', { rows: { 'MEM-04': ['credited', 'expired', 'failed'] } }),
    flow('money', 'kit/order-polling', { rows: { 'MEM-04': ['waiting', 'lost'] } }),
    flow('money', 'rewards/bonus-cancel', { rows: { 'MEM-10': ['confirming', 'changed', 'cancelled'] } }),
    flow('money', 'rewards/reward-claim', {
      rows: {
        'MEM-10': ['confirming', 'claimed', 'refused'],
        'MEM-14': ['claimed'],
        'PTS-02': ['claimed', 'refused'],
        'TASK-01': ['claimed', 'refused'],
      },
    }),
    flow('money', 'rewards/promotion-join', {
      rows: {
        'PROMO-02': ['open', 'done', 'refused'],
        'ERR-04': ['open.filling.refused'],
      },
    }),
    flow('money', 'rewards/raffle-claim', { rows: { 'PROMO-03': ['drawing', 'drawn', 'closed'] } }),
    flow('money', 'rewards/point-conversion', {
      rows: { 'PTS-01': ['off', 'editing', 'converting', 'converted'] },
    }),
    flow('money', 'rewards/point-shop', {
      rows: { 'PTS-01': ['filling', 'redeeming', 'redeemed', 'refused'] },
    }),
    flow('money', 'support/image-upload', {
      rows: {
        'ERR-03': ['choosing.refused'],
        'MEM-06': ['sending'],
        'PROMO-02': ['sending'],
      },
    }),
    flow('money', 'kit/link-sharing', {
      rows: { 'AGENT-06': ['copied'], 'MEM-11': ['copied', 'copyFailed'] },
    }),
    flow('money', 'cashier/withdrawal', {
      rows: { 'MEM-05': ['editing', 'confirming', 'following', 'ended'] },
    }),
    flow('money', 'cashier/withdrawal-order', { rows: { 'MEM-05': ['submitted', 'paying', 'received'] } }),
    flow('money', 'cashier/withdrawal-confirmation', {
      rows: { 'MEM-06': ['paid', 'paid.proving', 'disputed', 'received'] },
    }),
    flow('money', 'cashier/payout-account', { rows: { 'MEM-05': ['ready', 'adding', 'removing'] } }),
    flow('money', 'cashier/add-payout-account', { rows: { 'MEM-05': ['filling', 'saving', 'reconciling'] } }),
    flow('games', 'lobby/lobby', {
      rows: {
        'HOME-06': ['field', 'list.shown', 'list.empty'],
        'HOME-07': ['list.needsLogin'],
        'HOME-09': ['list.routing'],
        'ERR-02': ['list.failed', 'list.shown.moreFailed'],
      },
    }),
    flow('games', 'lobby/favourite', {
      rows: {
        'GAME-02': ['known.press', 'known.store'],
        'GAME-03': ['visitor'],
        'ERR-02': ['loadFailed', 'known.notice.shown'],
      },
    }),
    flow('games', 'play/game-launch', {
      rows: {
        'GAME-03': ['needsLogin'],
        'GAME-04': ['needsRegistration', 'refused'],
        'GAME-07': ['inProgress'],
        'ROUTE-13': ['playing.frame'],
        'SESS-03': ['playing.interrupted'],
        'ERR-02': ['failed'],
      },
      hasExclusions: true,
    }),
    flow('games', 'lobby/vendor-menu', { rows: { 'HEAD-04': ['open', 'closing'] } }),
    flow('games', 'lobby/winner-board', {
      rows: { 'HOME-10': ['list.shown', 'motion'], 'ERR-02': ['list.failed'] },
    }),
    flow('games', 'play/lottery-draw', {
      rows: {
        'LOTT-01': ['opening'],
        'LOTT-03': ['following.betting', 'following.result'],
        'GAME-04': ['trial'],
        'ERR-02': ['openFailed', 'loadFailed', 'following.line.reloadFailed'],
      },
    }),
    flow('games', 'play/lottery-slip', {
      rows: {
        'LOTT-03': ['placing', 'late', 'placed'],
        'GAME-10': ['placing'],
        'ERR-02': ['composing.failed', 'outcomeUnknown'],
      },
    }),
    flow('games', 'play/slot-round', {
      rows: { 'GAME-10': ['betting'], 'ERR-02': ['unreachable', 'asking'] },
    }),
    flow('games', 'play/mines-round', {
      rows: { 'GAME-10': ['betting'], 'ERR-02': ['unreachable', 'asking'] },
    }),
    flow('games', 'play/duel-round', {
      rows: { 'GAME-10': ['betting'], 'ERR-02': ['unreachable', 'asking'] },
    }),
    flow('games', 'play/table-round', {
      rows: { 'GAME-10': ['betting'], 'ERR-02': ['unreachable', 'asking'] },
    }),
    flow('games', 'play/fish-hunt', { rows: { 'GAME-10': ['firing'], 'ERR-02': ['unreachable', 'asking'] } }),
    flow('games', 'play/sports-slip', {
      rows: { 'GAME-10': ['placing', 'placed'], 'ERR-02': ['unreachable', 'asking'] },
    }),
    flow('games', 'play/live-stream', {
      rows: { 'GAME-12': ['watching', 'offline', 'unknown'], 'ERR-02': ['failed'] },
    }),
    flow('games', 'support/chat-room', {
      rows: {
        'GAME-12': ['shown'],
        'CS-03': ['shown'],
        'ERR-02': ['failed'],
      },
    }),
    flow('games', 'support/chat-message', {
      rows: { 'GAME-12': ['sending'], 'CS-03': ['sending', 'muted'], 'ERR-02': ['sendFailed'] },
    }),
    flow('site', 'support/chat-panel', {
      rows: { 'CS-03': ['loginNeeded', 'choosing', 'inRoom', 'off'], 'ERR-02': ['failed'] },
    }),
    flow('site', 'support/message-report', {
      rows: { 'CS-03': ['editing', 'sent', 'refused'], 'ERR-02': ['editing.failed'] },
    }),
    flow('games', 'play/live-round', {
      rows: {
        'GAME-10': ['seat.seated.bet.placing'],
        'ERR-02': ['seat.unreachable', 'seat.seated.round.unseen'],
      },
    }),
    flow('games', 'play/pvp-match', {
      rows: {
        'GAME-10': ['taking', 'playing.laying'],
        'ERR-02': ['unreachable', 'asking', 'playing.layingSoon'],
      },
    }),
    flow('tools', 'kit/simulate'),
    flow('tools', 'kit/live'),
    flow('tools', 'kit/replay', {
      rows: { 'QA-09': ['(root)'] },
    }),
  ],
  rows,
  portuguese: { sentences: 'src/locales/charts/descriptions.pt.po', steps: 'src/locales/charts/steps.pt.po' },
  browser: {
    // Use a separate folder, since a replay must not delete the traces of a test run.
    replay: [
      'playwright',
      'test',
      'tests/browser/walk/replay.test.ts',
      '--workers=1',
      '--output=dist/paths/runs',
    ],
    record: ['node', 'tests/browser/record/main.ts'],
    offers: { languages, worlds },
  },
})
