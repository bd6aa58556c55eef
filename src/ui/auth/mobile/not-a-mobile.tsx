import { Trans } from '@lingui/react/macro'

const BRAZIL = '55'

/** The error message for an invalid mobile number. For Brazil, it includes an example. */
export const NotAMobile = ({ dialingCode }: { dialingCode: string }) =>
  dialingCode === BRAZIL ? (
    <Trans id="auth.phone.invalidBrazil">Invalid number. Use area code and 9 digits: (11) 91234-5678.</Trans>
  ) : (
    <Trans id="auth.phone.invalid">Invalid phone number for this country. Check the digits.</Trans>
  )
