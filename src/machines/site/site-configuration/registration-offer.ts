import type {
  RegistrationMethod,
  RegistrationOffer,
} from '#machines/auth/registration/registration-context.ts'
import type { SiteConfiguration } from '#protocol/site/whitelabel.ts'
import type { Flags } from './flags.ts'

/** REG-19, REG-03: what a registration is offered as. By mobile comes first where it is switched on. */
export function registrationOffer(flags: Flags, site: SiteConfiguration | null): RegistrationOffer {
  const methods: RegistrationMethod[] = []
  if (flags.registrationByMobile) methods.push('mobile')
  if (flags.registrationByName) methods.push('username')
  return {
    methods,
    mobilePasswordAsked: flags.registrationByMobilePassword,
    codeAsked: flags.registrationMobileVerified,
    captchaAsked: site?.publicCaptcha ?? false,
  }
}
