import { defineConfig, type Flow } from '@palpite/paths/config.ts'
import { languages } from '#domain/text/language.ts'
import { worlds } from '#protocol/sandbox/platform.ts'
import { rows } from './paths.rows.ts'

type Own = Pick<Flow, 'rows' | 'exclusions'> & {
  /** Its paths are also walked in a browser. Implied by `exclusions`. */
  isWalked?: true
}

/** A flow whose files are named after it. `file` is `<area>/<name>`. */
const flow = <Group extends string>(
  group: Group,
  file: string,
  model: Flow['model'],
  { isWalked, ...own }: Own = {},
) => {
  const [area, name = ''] = file.split('/')
  return {
    name,
    group,
    model,
    accepted: `tests/models/${area}/accepted/${name}.paths.txt`,
    ...(isWalked || own.exclusions ? { walker: `tests/browser/walk/${file}.walker.ts` } : {}),
    ...own,
  }
}

/** Every flow of the product. To add one, write a machine, a model in `tests/models/`, and an entry here. */
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
    flow('site', 'site/app', async () => (await import('#tests/models/site/app.ts')).appModel, {
      rows: {
        'LOGIN-09': ['forced'],
        'PWD-02': ['forced'],
        'SESS-07': ['loggedIn'],
        'HEAD-06': ['loggedIn'],
      },
    }),
    flow(
      'site',
      'site/system-status',
      async () => (await import('#tests/models/site/system-status.ts')).systemStatusModel,
      {
        rows: {
          'SYS-01': ['asking'],
          'SYS-02': ['closed.maintenance'],
          'SYS-03': ['closed.restricted'],
          'SYS-05': ['open.looking'],
          'SYS-06': ['unreachable'],
          'ERR-01': ['unreachable', 'closed.maintenance', 'closed.restricted'],
          'ERR-02': ['unreachable'],
        },
        exclusions: async () =>
          (await import('#tests/browser/walk/site/system-status.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'site',
      'site/site-configuration',
      async () => (await import('#tests/models/site/site-configuration.ts')).siteConfigurationModel,
      { rows: { 'SYS-07': ['known'] } },
    ),
    flow(
      'site',
      'site/language',
      async () => (await import('#tests/models/site/language.ts')).languageModel,
      {
        rows: { 'SIDE-03': ['loading'], 'I18N-03': ['failed'], 'ERR-02': ['failed'] },
        exclusions: async () => (await import('#tests/browser/walk/site/language.exclusions.ts')).exclusions,
      },
    ),
    flow('site', 'site/socket', async () => (await import('#tests/models/site/socket.ts')).socketModel, {
      rows: { 'SESS-07': ['(root)'] },
    }),
    flow(
      'site',
      'site/overlays',
      async () => (await import('#tests/models/site/overlays.ts')).overlaysModel,
      {
        rows: { 'LAYOUT-03': ['(root)'], 'PWD-02': ['(root)'] },
        exclusions: async () => (await import('#tests/browser/walk/site/overlays.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'site',
      'site/public-popup',
      async () => (await import('#tests/models/site/public-popup.ts')).publicPopupModel,
      {
        rows: { 'POP-01': ['reading'], 'POP-02': ['showing'] },
        exclusions: async () =>
          (await import('#tests/browser/walk/site/public-popup.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'site',
      'support/live-chat',
      async () => (await import('#tests/models/support/live-chat.ts')).liveChatModel,
      { rows: { 'CS-02': ['onSite', 'opened', 'blocked', 'refused'] } },
    ),
    flow(
      'site',
      'support/feedback',
      async () => (await import('#tests/models/support/feedback.ts')).feedbackModel,
      {
        rows: {
          'HELP-01': ['writing', 'sent'],
          'ERR-02': ['writing.form.filling.failed', 'writing.form.throttled'],
        },
      },
    ),
    flow(
      'site',
      'site/dialog-timeout',
      async () => (await import('#tests/models/site/dialog-timeout.ts')).dialogTimeoutModel,
      { rows: { 'LAYOUT-05': ['held', 'over'] } },
    ),
    flow(
      'site',
      'site/update-notice',
      async () => (await import('#tests/models/site/update-notice.ts')).updateNoticeModel,
      { rows: { 'SYS-12': ['outdated'] } },
    ),
    flow('site', 'site/consent', async () => (await import('#tests/models/site/consent.ts')).consentModel, {
      rows: { 'SYS-11': ['asked', 'granted', 'refused'] },
    }),
    flow(
      'site',
      'site/installation',
      async () => (await import('#tests/models/site/installation.ts')).installationModel,
      { rows: { 'DL-01': ['offered', 'installed'] } },
    ),
    flow('access', 'auth/session', async () => (await import('#tests/models/auth/session.ts')).sessionModel, {
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
      exclusions: async () => (await import('#tests/browser/walk/auth/session.exclusions.ts')).exclusions,
    }),
    flow(
      'access',
      'auth/session-restore',
      async () => (await import('#tests/models/auth/session-restore.ts')).sessionRestoreModel,
      { rows: { 'SESS-05': ['checkingTab', 'askingOtherTabs'] } },
    ),
    flow(
      'access',
      'auth/login-link',
      async () => (await import('#tests/models/auth/login-link.ts')).loginLinkModel,
      { rows: { 'LOGIN-11': ['(root)'] } },
    ),
    flow(
      'access',
      'auth/link-notice',
      async () => (await import('#tests/models/auth/link-notice.ts')).linkNoticeModel,
      { rows: { 'LOGIN-11': ['loggedIn', 'refused', 'failed'] } },
    ),
    flow(
      'access',
      'auth/profile-loader',
      async () => (await import('#tests/models/auth/profile-loader.ts')).profileLoaderModel,
      { rows: { 'SESS-01': ['reading'], 'PWD-02': ['reading'] } },
    ),
    flow('access', 'auth/login', async () => (await import('#tests/models/auth/login.ts')).loginModel, {
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
      exclusions: async () => (await import('#tests/browser/walk/auth/login.exclusions.ts')).exclusions,
    }),
    flow(
      'access',
      'auth/login-attempt',
      async () => (await import('#tests/models/auth/login-attempt.ts')).loginAttemptModel,
      {
        rows: {
          'LOGIN-03': ['sliding'],
          'LOGIN-15': ['confirmingCode'],
          'LOGIN-17': ['twoFactor'],
          'REG-15': ['confirmingCode'],
        },
        exclusions: async () =>
          (await import('#tests/browser/walk/auth/login-attempt.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'access',
      'auth/registration',
      async () => (await import('#tests/models/auth/registration.ts')).registrationModel,
      {
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
        exclusions: async () =>
          (await import('#tests/browser/walk/auth/registration.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'access',
      'auth/registration-attempt',
      async () => (await import('#tests/models/auth/registration-attempt.ts')).registrationAttemptModel,
      {
        rows: {
          'REG-10': ['registering'],
          'REG-11': ['checkingAffiliate'],
          'REG-15': ['confirmingCode'],
          'ERR-01': ['failed', 'outcomeUnknown'],
        },
        exclusions: async () =>
          (await import('#tests/browser/walk/auth/registration-attempt.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'access',
      'auth/forgot-password',
      async () => (await import('#tests/models/auth/forgot-password.ts')).forgotPasswordModel,
      {
        rows: {
          'FORGOT-03': ['(root)'],
          'FORGOT-04': ['open.form.editing.refused'],
          'FORGOT-05': ['open.mobile.used'],
          'AGENT-02': ['open.form.editing.refused'],
          'ERR-01': ['open.form.editing.refused', 'open.form.editing.failed'],
          'ERR-02': ['open.form.editing.failed', 'open.form.editing.outcomeUnknown'],
        },
        exclusions: async () =>
          (await import('#tests/browser/walk/auth/forgot-password.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'access',
      'auth/forgot-password-attempt',
      async () => (await import('#tests/models/auth/forgot-password-attempt.ts')).forgotPasswordAttemptModel,
      {
        rows: {
          'FORGOT-01': ['mailing'],
          'FORGOT-02': ['changing'],
          'LOGIN-17': ['twoFactor'],
          'AGENT-02': ['twoFactor'],
        },
        isWalked: true,
      },
    ),
    flow(
      'access',
      'agents/agent-application',
      async () => (await import('#tests/models/agents/agent-application.ts')).agentApplicationModel,
      {
        rows: {
          'AGENT-12': ['form'],
          'ERR-01': ['form.editing.failed', 'form.throttled'],
          'ERR-02': ['form.editing.failed'],
        },
        exclusions: async () =>
          (await import('#tests/browser/walk/agents/agent-application.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'access',
      'auth/two-factor',
      async () => (await import('#tests/models/auth/two-factor.ts')).twoFactorModel,
      {
        rows: { 'LOGIN-17': ['(root)'], 'ERR-02': ['editing.outcomeUnknown', 'editing.failed'] },
        exclusions: async () =>
          (await import('#tests/browser/walk/auth/two-factor.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'access',
      'auth/change-password',
      async () => (await import('#tests/models/auth/change-password.ts')).changePasswordModel,
      {
        rows: {
          'PWD-01': ['form.attempt.checking'],
          'PWD-02': ['changed'],
          'PWD-03': ['form.attempt.changing'],
          'ERR-02': ['form.attempt.editing.failed', 'form.attempt.unsure'],
        },
        exclusions: async () =>
          (await import('#tests/browser/walk/auth/change-password.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'access',
      'auth/session-revocation',
      async () => (await import('#tests/models/auth/session-revocation.ts')).sessionRevocationModel,
      { rows: { 'MEM-02': ['asking', 'ended'] } },
    ),
    flow(
      'access',
      'account/nickname',
      async () => (await import('#tests/models/account/nickname.ts')).nicknameModel,
      { rows: { 'MEM-02': ['editing', 'saved'] } },
    ),
    flow(
      'access',
      'auth/two-factor-setup',
      async () => (await import('#tests/models/auth/two-factor-setup.ts')).twoFactorSetupModel,
      { rows: { 'MEM-02': ['asking', 'scanning', 'keeping', 'renewing'] } },
    ),
    flow(
      'money',
      'cashier/payment-password-rule',
      async () => (await import('#tests/models/cashier/payment-password-rule.ts')).paymentPasswordRuleModel,
      { rows: { 'MEM-02': ['known', 'unknown'] } },
    ),
    flow(
      'access',
      'kit/text-copy',
      async () => (await import('#tests/models/kit/text-copy.ts')).textCopyModel,
      { rows: { 'MEM-02': ['copied', 'uncopyable'] } },
    ),
    flow(
      'access',
      'auth/two-factor-change',
      async () => (await import('#tests/models/auth/two-factor-change.ts')).twoFactorChangeModel,
      { rows: { 'MEM-02': ['editing', 'keeping'] } },
    ),
    flow(
      'access',
      'account/bind-contact',
      async () => (await import('#tests/models/account/bind-contact.ts')).bindContactModel,
      { rows: { 'MEM-02': ['open', 'bound'] } },
    ),
    flow(
      'proof',
      'auth/sms-code',
      async () => (await import('#tests/models/auth/sms-code.ts')).smsCodeModel,
      {
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
        exclusions: async () => (await import('#tests/browser/walk/auth/sms-code.exclusions.ts')).exclusions,
      },
    ),
    flow('proof', 'auth/slider', async () => (await import('#tests/models/auth/slider.ts')).sliderModel, {
      rows: { 'LOGIN-03': ['(root)'], 'ERR-02': ['failed'] },
      exclusions: async () => (await import('#tests/browser/walk/auth/slider.exclusions.ts')).exclusions,
    }),
    flow(
      'proof',
      'account/contact-code',
      async () => (await import('#tests/models/account/contact-code.ts')).contactCodeModel,
      { rows: { 'MEM-02': ['ready', 'counting'] } },
    ),
    flow('proof', 'auth/captcha', async () => (await import('#tests/models/auth/captcha.ts')).captchaModel, {
      rows: {
        'LOGIN-04': ['picture.shown'],
        'LOGIN-05': ['pace.ready'],
        'REG-08': ['picture.shown'],
        'REG-21': ['pace.ready'],
        'ERR-02': ['picture.failed'],
      },
      isWalked: true,
    }),
    flow(
      'proof',
      'auth/countries',
      async () => (await import('#tests/models/auth/countries.ts')).countriesModel,
      { rows: { 'REG-21': ['ready'], 'ERR-02': ['failed'] } },
    ),
    flow(
      'money',
      'cashier/balance',
      async () => (await import('#tests/models/cashier/balance.ts')).balanceModel,
      {
        rows: {
          'HEAD-02': ['shown.masked'],
          'HEAD-06': ['amount.stale'],
          'ERR-02': ['amount.failed', 'amount.stale.reloadFailed'],
        },
        isWalked: true,
      },
    ),
    flow(
      'money',
      'cashier/shown-balance',
      async () => (await import('#tests/models/cashier/shown-balance.ts')).shownBalanceModel,
      { rows: { 'GAME-10': ['holding'] } },
    ),
    flow(
      'money',
      'play/game-start',
      async () => (await import('#tests/models/play/game-start.ts')).gameStartModel,
      { rows: { 'ROUTE-13': ['started'], 'GAME-07': ['slow', 'silent'] } },
    ),
    flow(
      'money',
      'play/game-visit',
      async () => (await import('#tests/models/play/game-visit.ts')).gameVisitModel,
      { rows: { 'ROUTE-13': ['known'], 'ERR-02': ['loadFailed'] } },
    ),
    flow(
      'agents',
      'agents/team-tree',
      async () => (await import('#tests/models/agents/team-tree.ts')).teamTreeModel,
      { rows: { 'AGENT-07': ['shown', 'empty', 'failed'] } },
    ),
    flow(
      'agents',
      'agents/team-level',
      async () => (await import('#tests/models/agents/team-level.ts')).teamLevelModel,
      { rows: { 'AGENT-07': ['hasMore', 'failed'] } },
    ),
    flow(
      'agents',
      'agents/team-search',
      async () => (await import('#tests/models/agents/team-search.ts')).teamSearchModel,
      { rows: { 'AGENT-07': ['found', 'none', 'failed'] } },
    ),
    flow(
      'agents',
      'agents/report-search',
      async () => (await import('#tests/models/agents/report-search.ts')).reportSearchModel,
      { rows: { 'AGENT-05': ['typing'] } },
    ),
    flow(
      'agents',
      'agents/downline-registration',
      async () => (await import('#tests/models/agents/downline-registration.ts')).downlineRegistrationModel,
      { rows: { 'AGENT-06': ['made', 'found', 'editing.refused'] } },
    ),
    flow(
      'agents',
      'agents/preset-contracts',
      async () => (await import('#tests/models/agents/preset-contracts.ts')).presetContractsModel,
      { rows: { 'AGENT-06': ['listed', 'composing'], 'ERR-02': ['loadFailed'] } },
    ),
    flow(
      'access',
      'auth/invitation',
      async () => (await import('#tests/models/auth/invitation.ts')).invitationModel,
      { rows: { 'AGENT-06': ['known', 'closed', 'unknown'] } },
    ),
    flow(
      'agents',
      'agents/downline-links',
      async () => (await import('#tests/models/agents/downline-links.ts')).downlineLinksModel,
      { rows: { 'AGENT-06': ['listed', 'sharing', 'removal'] } },
    ),
    flow(
      'money',
      'cashier/payment-confirm',
      async () => (await import('#tests/models/cashier/payment-confirm.ts')).paymentConfirmModel,
      { rows: { 'AGENT-07': ['paying', 'unfinished'], 'MEM-05': ['confirming'], 'MEM-07': ['confirming'] } },
    ),
    flow(
      'money',
      'cashier/transfer',
      async () => (await import('#tests/models/cashier/transfer.ts')).transferModel,
      { rows: { 'AGENT-07': ['sent', 'confirming', 'tracing'], 'MEM-07': ['sent', 'confirming', 'closed'] } },
    ),
    flow(
      'money',
      'cashier/vendor-wallets',
      async () => (await import('#tests/models/cashier/vendor-wallets.ts')).vendorWalletsModel,
      { rows: { 'MEM-03': ['editing', 'singleWallet', 'confirming', 'ended'] } },
    ),
    flow(
      'money',
      'cashier/wallet-move',
      async () => (await import('#tests/models/cashier/wallet-move.ts')).walletMoveModel,
      { rows: { 'MEM-03': ['moving', 'checking', 'arrived', 'returned'] } },
    ),
    flow(
      'money',
      'cashier/payment-password-setup',
      async () => (await import('#tests/models/cashier/payment-password-setup.ts')).paymentPasswordSetupModel,
      { rows: { 'AGENT-07': ['set'] } },
    ),
    flow(
      'money',
      'cashier/payment-password-change',
      async () =>
        (await import('#tests/models/cashier/payment-password-change.ts')).paymentPasswordChangeModel,
      { rows: { 'MEM-02': ['editing', 'changed'] } },
    ),
    flow(
      'agents',
      'agents/contract-status',
      async () => (await import('#tests/models/agents/contract-status.ts')).contractStatusModel,
      { rows: { 'AGENT-09': ['off', 'known'], 'CALL-13': ['reading'], 'CONTR-04': ['known.due'] } },
    ),
    flow(
      'agents',
      'agents/contract-offer',
      async () => (await import('#tests/models/agents/contract-offer.ts')).contractOfferModel,
      {
        rows: {
          'CONTR-05': ['editing', 'sent'],
          'CONTR-06': ['outdated', 'settled'],
          'ERR-02': ['loadFailed', 'editing.failed'],
        },
      },
    ),
    flow(
      'agents',
      'agents/contract-answer',
      async () => (await import('#tests/models/agents/contract-answer.ts')).contractAnswerModel,
      {
        rows: {
          'CONTR-01': ['accepted', 'rejected'],
          'CONTR-02': ['warningOfEnds'],
          'CONTR-06': ['alreadySettled', 'deciding.notice.changed', 'warningOfEnds.notice.stale'],
          'ERR-02': ['loadFailed', 'deciding.notice.failed'],
        },
      },
    ),
    flow(
      'agents',
      'agents/contract-withdrawal',
      async () => (await import('#tests/models/agents/contract-withdrawal.ts')).contractWithdrawalModel,
      { rows: { 'CONTR-01': ['withdrawn'], 'CONTR-06': ['alreadySettled'] } },
    ),
    flow(
      'agents',
      'agents/request-watch',
      async () => (await import('#tests/models/agents/request-watch.ts')).requestWatchModel,
      { rows: { 'CONTR-06': ['settled'] } },
    ),
    flow(
      'agents',
      'agents/contract-termination',
      async () => (await import('#tests/models/agents/contract-termination.ts')).contractTerminationModel,
      {
        rows: {
          'CONTR-01': ['requested', 'endedUnilaterally'],
          'CONTR-02': ['writing', 'confirming'],
          'CONTR-06': ['refused', 'answered', 'confirming.refused'],
          'ERR-02': ['loadFailed', 'confirming.failed'],
        },
      },
    ),
    flow(
      'site',
      'kit/idempotent-request',
      async () => (await import('#tests/models/kit/idempotent-request.ts')).idempotentRequestModel,
      { rows: { 'ERR-02': ['reconciling'] } },
    ),
    flow(
      'money',
      'cashier/deposit',
      async () => (await import('#tests/models/cashier/deposit.ts')).depositModel,
      { rows: { 'MEM-04': ['editing', 'following', 'ended'] } },
    ),
    flow(
      'money',
      'cashier/deposit-order',
      async () => (await import('#tests/models/cashier/deposit-order.ts')).depositOrderModel,
      { rows: { 'MEM-04': ['credited', 'expired', 'failed'] } },
    ),
    flow(
      'money',
      'kit/order-polling',
      async () => (await import('#tests/models/kit/order-polling.ts')).orderPollingModel,
      { rows: { 'MEM-04': ['waiting', 'lost'] } },
    ),
    flow(
      'money',
      'rewards/bonus-cancel',
      async () => (await import('#tests/models/rewards/bonus-cancel.ts')).bonusCancelModel,
      { rows: { 'MEM-10': ['confirming', 'changed', 'cancelled'] } },
    ),
    flow(
      'money',
      'rewards/reward-claim',
      async () => (await import('#tests/models/rewards/reward-claim.ts')).rewardClaimModel,
      {
        rows: {
          'MEM-10': ['confirming', 'claimed', 'refused'],
          'MEM-14': ['claimed'],
          'PTS-02': ['claimed', 'refused'],
          'TASK-01': ['claimed', 'refused'],
        },
      },
    ),
    flow(
      'money',
      'rewards/promotion-join',
      async () => (await import('#tests/models/rewards/promotion-join.ts')).promotionJoinModel,
      {
        rows: {
          'PROMO-02': ['open', 'done', 'refused'],
          'ERR-04': ['open.filling.refused'],
        },
      },
    ),
    flow(
      'money',
      'rewards/raffle-claim',
      async () => (await import('#tests/models/rewards/raffle-claim.ts')).raffleClaimModel,
      { rows: { 'PROMO-03': ['drawing', 'drawn', 'closed'] } },
    ),
    flow(
      'money',
      'rewards/point-conversion',
      async () => (await import('#tests/models/rewards/point-conversion.ts')).pointConversionModel,
      { rows: { 'PTS-01': ['off', 'editing', 'converting', 'converted'] } },
    ),
    flow(
      'money',
      'rewards/point-shop',
      async () => (await import('#tests/models/rewards/point-shop.ts')).pointShopModel,
      { rows: { 'PTS-01': ['filling', 'redeeming', 'redeemed', 'refused'] } },
    ),
    flow(
      'money',
      'support/image-upload',
      async () => (await import('#tests/models/support/image-upload.ts')).imageUploadModel,
      {
        rows: {
          'ERR-03': ['choosing.refused'],
          'MEM-06': ['sending'],
          'PROMO-02': ['sending'],
        },
      },
    ),
    flow(
      'money',
      'kit/link-sharing',
      async () => (await import('#tests/models/kit/link-sharing.ts')).linkSharingModel,
      { rows: { 'AGENT-06': ['copied'], 'MEM-11': ['copied', 'copyFailed'] } },
    ),
    flow(
      'money',
      'cashier/withdrawal',
      async () => (await import('#tests/models/cashier/withdrawal.ts')).withdrawalModel,
      { rows: { 'MEM-05': ['editing', 'confirming', 'following', 'ended'] } },
    ),
    flow(
      'money',
      'cashier/withdrawal-order',
      async () => (await import('#tests/models/cashier/withdrawal-order.ts')).withdrawalOrderModel,
      { rows: { 'MEM-05': ['submitted', 'paying', 'received'] } },
    ),
    flow(
      'money',
      'cashier/withdrawal-confirmation',
      async () =>
        (await import('#tests/models/cashier/withdrawal-confirmation.ts')).withdrawalConfirmationModel,
      { rows: { 'MEM-06': ['paid', 'paid.proving', 'disputed', 'received'] } },
    ),
    flow(
      'money',
      'cashier/payout-account',
      async () => (await import('#tests/models/cashier/payout-account.ts')).payoutAccountModel,
      { rows: { 'MEM-05': ['ready', 'adding', 'removing'] } },
    ),
    flow(
      'money',
      'cashier/add-payout-account',
      async () => (await import('#tests/models/cashier/add-payout-account.ts')).addPayoutAccountModel,
      { rows: { 'MEM-05': ['filling', 'saving', 'reconciling'] } },
    ),
    flow('games', 'lobby/lobby', async () => (await import('#tests/models/lobby/lobby.ts')).lobbyModel, {
      rows: {
        'HOME-06': ['field', 'list.shown', 'list.empty'],
        'HOME-07': ['list.needsLogin'],
        'HOME-09': ['list.routing'],
        'ERR-02': ['list.failed', 'list.shown.moreFailed'],
      },
    }),
    flow(
      'games',
      'lobby/favourite',
      async () => (await import('#tests/models/lobby/favourite.ts')).favouriteModel,
      {
        rows: {
          'GAME-02': ['known.press', 'known.store'],
          'GAME-03': ['visitor'],
          'ERR-02': ['loadFailed', 'known.notice.shown'],
        },
      },
    ),
    flow(
      'games',
      'play/game-launch',
      async () => (await import('#tests/models/play/game-launch.ts')).gameLaunchModel,
      {
        rows: {
          'GAME-03': ['needsLogin'],
          'GAME-04': ['needsRegistration', 'refused'],
          'GAME-07': ['inProgress'],
          'ROUTE-13': ['playing.frame'],
          'SESS-03': ['playing.interrupted'],
          'ERR-02': ['failed'],
        },
        exclusions: async () =>
          (await import('#tests/browser/walk/play/game-launch.exclusions.ts')).exclusions,
      },
    ),
    flow(
      'games',
      'lobby/vendor-menu',
      async () => (await import('#tests/models/lobby/vendor-menu.ts')).vendorMenuModel,
      { rows: { 'HEAD-04': ['open', 'closing'] } },
    ),
    flow(
      'games',
      'lobby/winner-board',
      async () => (await import('#tests/models/lobby/winner-board.ts')).winnerBoardModel,
      { rows: { 'HOME-10': ['list.shown', 'motion'], 'ERR-02': ['list.failed'] } },
    ),
    flow(
      'games',
      'play/lottery-draw',
      async () => (await import('#tests/models/play/lottery-draw.ts')).lotteryDrawModel,
      {
        rows: {
          'LOTT-01': ['opening'],
          'LOTT-03': ['following.betting', 'following.result'],
          'GAME-04': ['trial'],
          'ERR-02': ['openFailed', 'loadFailed', 'following.line.reloadFailed'],
        },
      },
    ),
    flow(
      'games',
      'play/lottery-slip',
      async () => (await import('#tests/models/play/lottery-slip.ts')).lotterySlipModel,
      {
        rows: {
          'LOTT-03': ['placing', 'late', 'placed'],
          'GAME-10': ['placing'],
          'ERR-02': ['composing.failed', 'outcomeUnknown'],
        },
      },
    ),
    flow(
      'games',
      'play/slot-round',
      async () => (await import('#tests/models/play/slot-round.ts')).slotRoundModel,
      { rows: { 'GAME-10': ['betting'], 'ERR-02': ['unreachable', 'asking'] } },
    ),
    flow(
      'games',
      'play/mines-round',
      async () => (await import('#tests/models/play/mines-round.ts')).minesRoundModel,
      { rows: { 'GAME-10': ['betting'], 'ERR-02': ['unreachable', 'asking'] } },
    ),
    flow(
      'games',
      'play/duel-round',
      async () => (await import('#tests/models/play/duel-round.ts')).duelRoundModel,
      { rows: { 'GAME-10': ['betting'], 'ERR-02': ['unreachable', 'asking'] } },
    ),
    flow(
      'games',
      'play/table-round',
      async () => (await import('#tests/models/play/table-round.ts')).tableRoundModel,
      { rows: { 'GAME-10': ['betting'], 'ERR-02': ['unreachable', 'asking'] } },
    ),
    flow(
      'games',
      'play/fish-hunt',
      async () => (await import('#tests/models/play/fish-hunt.ts')).fishHuntModel,
      { rows: { 'GAME-10': ['firing'], 'ERR-02': ['unreachable', 'asking'] } },
    ),
    flow(
      'games',
      'play/sports-slip',
      async () => (await import('#tests/models/play/sports-slip.ts')).sportsSlipModel,
      { rows: { 'GAME-10': ['placing', 'placed'], 'ERR-02': ['unreachable', 'asking'] } },
    ),
    flow(
      'games',
      'play/live-stream',
      async () => (await import('#tests/models/play/live-stream.ts')).liveStreamModel,
      { rows: { 'GAME-12': ['watching', 'offline', 'unknown'], 'ERR-02': ['failed'] } },
    ),
    flow(
      'games',
      'support/chat-room',
      async () => (await import('#tests/models/support/chat-room.ts')).chatRoomModel,
      {
        rows: {
          'GAME-12': ['shown'],
          'CS-03': ['shown'],
          'ERR-02': ['failed'],
        },
      },
    ),
    flow(
      'games',
      'support/chat-message',
      async () => (await import('#tests/models/support/chat-message.ts')).chatMessageModel,
      { rows: { 'GAME-12': ['sending'], 'CS-03': ['sending', 'muted'], 'ERR-02': ['sendFailed'] } },
    ),
    flow(
      'site',
      'support/chat-panel',
      async () => (await import('#tests/models/support/chat-panel.ts')).chatPanelModel,
      { rows: { 'CS-03': ['loginNeeded', 'choosing', 'inRoom', 'off'], 'ERR-02': ['failed'] } },
    ),
    flow(
      'site',
      'support/message-report',
      async () => (await import('#tests/models/support/message-report.ts')).messageReportModel,
      { rows: { 'CS-03': ['editing', 'sent', 'refused'], 'ERR-02': ['editing.failed'] } },
    ),
    flow(
      'games',
      'play/live-round',
      async () => (await import('#tests/models/play/live-round.ts')).liveRoundModel,
      {
        rows: {
          'GAME-10': ['seat.seated.bet.placing'],
          'ERR-02': ['seat.unreachable', 'seat.seated.round.unseen'],
        },
      },
    ),
    flow(
      'games',
      'play/pvp-match',
      async () => (await import('#tests/models/play/pvp-match.ts')).pvpMatchModel,
      {
        rows: {
          'GAME-10': ['taking', 'playing.laying'],
          'ERR-02': ['unreachable', 'asking', 'playing.layingSoon'],
        },
      },
    ),
    flow('tools', 'kit/simulate', async () => (await import('#tests/models/kit/simulate.ts')).simulateModel),
    flow('tools', 'kit/live', async () => (await import('#tests/models/kit/live.ts')).liveModel),
    flow('tools', 'kit/replay', async () => (await import('#tests/models/kit/replay.ts')).replayModel, {
      rows: { 'QA-09': ['(root)'] },
    }),
  ],
  rows,
  portuguese: { sentences: 'src/locales/charts/descriptions.pt.po', steps: 'src/locales/charts/steps.pt.po' },
  browser: {
    // A separate folder, so that a replay does not delete the traces of a test run.
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
