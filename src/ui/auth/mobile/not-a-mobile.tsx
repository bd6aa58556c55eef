import { Trans } from '@lingui/react/macro'

const BRAZIL = '55'

/** Error of an invalid mobile number. For Brazil it includes an example. */
export const NotAMobile = ({ dialingCode }: { dialingCode: string }) =>
  dialingCode === BRAZIL ? (
    <Trans>Not a mobile. Use area code and 9 digits: (11) 91234-5678.</Trans>
  ) : (
    <Trans>Not a phone number from this country. Check the digits.</Trans>
  )
