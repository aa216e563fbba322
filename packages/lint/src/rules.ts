import { descriptionEmpty } from './rules/description-empty.ts';
import { hintNotBoolean } from './rules/hint-not-boolean.ts';
import { hintOutside } from './rules/hint-outside.ts';
import { hintUnknown } from './rules/hint-unknown.ts';
import { loneSurrogate } from './rules/lone-surrogate.ts';
import { nameDuplicate } from './rules/name-duplicate.ts';
import { nameGrammar } from './rules/name-grammar.ts';
import { optionalRequired } from './rules/optional-required.ts';
import { schemaContradiction } from './rules/schema-contradiction.ts';
import { schemaJunk } from './rules/schema-junk.ts';
import { schemaMissing } from './rules/schema-missing.ts';
import { unreadable } from './rules/unreadable.ts';
import { descriptionBudget } from './rules/description-budget.ts';
import { nameBudget } from './rules/name-budget.ts';
import { parameterDescriptionBudget } from './rules/parameter-description-budget.ts';
import { parameterNameBudget } from './rules/parameter-name-budget.ts';
import { resultBudget } from './rules/result-budget.ts';
import { schemaSize } from './rules/schema-size.ts';
import { surfaceSize } from './rules/surface-size.ts';
import { toolCount } from './rules/tool-count.ts';
import { consequentialHarmless } from './rules/consequential-harmless.ts';
import { consequentialMissing } from './rules/consequential-missing.ts';
import { hintContradiction } from './rules/hint-contradiction.ts';
import { mixedActions } from './rules/mixed-actions.ts';
import { readOnlyMissing } from './rules/read-only-missing.ts';
import { readOnlyWrong } from './rules/read-only-wrong.ts';
import { untrustedMissing } from './rules/untrusted-missing.ts';
import { callerPrice } from './rules/caller-price.ts';
import { chargeInExecute } from './rules/charge-in-execute.ts';
import { chargeInPreparation } from './rules/charge-in-preparation.ts';
import { confirmationMissing } from './rules/confirmation-missing.ts';
import { hiddenPurchase } from './rules/hidden-purchase.ts';
import { keyAsInput } from './rules/key-as-input.ts';
import { retryDoubles } from './rules/retry-doubles.ts';
import { selfConfirmation } from './rules/self-confirmation.ts';
import { accountDeletion } from './rules/account-deletion.ts';
import { adminTool } from './rules/admin-tool.ts';
import { cardData } from './rules/card-data.ts';
import { consentTool } from './rules/consent-tool.ts';
import { credentialParameter } from './rules/credential-parameter.ts';
import { oauthLink } from './rules/oauth-link.ts';
import { registrationTool } from './rules/registration-tool.ts';
import { selfApproval } from './rules/self-approval.ts';
import { signInTool } from './rules/sign-in-tool.ts';
import { identityParameter } from './rules/identity-parameter.ts';
import { personalParameter } from './rules/personal-parameter.ts';
import { redundantParameter } from './rules/redundant-parameter.ts';
import { secretInText } from './rules/secret-in-text.ts';
import { actWithoutAsking } from './rules/act-without-asking.ts';
import { authorityMarkup } from './rules/authority-markup.ts';
import { concealment } from './rules/concealment.ts';
import { encodedPayload } from './rules/encoded-payload.ts';
import { foreignReference } from './rules/foreign-reference.ts';
import { instructionOverride } from './rules/instruction-override.ts';
import { invisibleText } from './rules/invisible-text.ts';
import { splitPayload } from './rules/split-payload.ts';
import { steeringText } from './rules/steering-text.ts';
import { firstSentence } from './rules/first-sentence.ts';
import { implementationDetail } from './rules/implementation-detail.ts';
import { looseDate } from './rules/loose-date.ts';
import { looseMoney } from './rules/loose-money.ts';
import { looseNumber } from './rules/loose-number.ts';
import { looseObject } from './rules/loose-object.ts';
import { nameDiffers } from './rules/name-differs.ts';
import { nearDuplicate } from './rules/near-duplicate.ts';
import { numberAsText } from './rules/number-as-text.ts';
import { parameterUndocumented } from './rules/parameter-undocumented.ts';
import { rangeInWords } from './rules/range-in-words.ts';
import { vagueDescription } from './rules/vague-description.ts';
import { valuesInWords } from './rules/values-in-words.ts';
import { whenMissing } from './rules/when-missing.ts';
import { namePortable } from './rules/name-portable.ts';
import { schemaCombinator } from './rules/schema-combinator.ts';
import { schemaDepth } from './rules/schema-depth.ts';
import { schemaKeyword } from './rules/schema-keyword.ts';
import { schemaNull } from './rules/schema-null.ts';
import { schemaOpen } from './rules/schema-open.ts';
import { exposedTo } from './rules/exposed-to.ts';
import { lookalikeName } from './rules/lookalike-name.ts';
import { nameTwoSchemas } from './rules/name-two-schemas.ts';
import { phaseLeak } from './rules/phase-leak.ts';
import { subjectMissing } from './rules/subject-missing.ts';
import { pageRules } from './page-rules.ts';
import type { Rule } from './rule.ts';

/** All rules, by family. */
export const rules: readonly Rule[] = [
  descriptionEmpty,
  hintNotBoolean,
  hintOutside,
  hintUnknown,
  loneSurrogate,
  nameDuplicate,
  nameGrammar,
  optionalRequired,
  schemaContradiction,
  schemaJunk,
  schemaMissing,
  unreadable,
  descriptionBudget,
  nameBudget,
  parameterDescriptionBudget,
  parameterNameBudget,
  resultBudget,
  schemaSize,
  surfaceSize,
  toolCount,
  consequentialHarmless,
  consequentialMissing,
  hintContradiction,
  mixedActions,
  readOnlyMissing,
  readOnlyWrong,
  untrustedMissing,
  callerPrice,
  chargeInExecute,
  chargeInPreparation,
  confirmationMissing,
  hiddenPurchase,
  keyAsInput,
  retryDoubles,
  selfConfirmation,
  accountDeletion,
  adminTool,
  cardData,
  consentTool,
  credentialParameter,
  oauthLink,
  registrationTool,
  selfApproval,
  signInTool,
  identityParameter,
  personalParameter,
  redundantParameter,
  secretInText,
  actWithoutAsking,
  authorityMarkup,
  concealment,
  encodedPayload,
  foreignReference,
  instructionOverride,
  invisibleText,
  splitPayload,
  steeringText,
  firstSentence,
  implementationDetail,
  looseDate,
  looseMoney,
  looseNumber,
  looseObject,
  nameDiffers,
  nearDuplicate,
  numberAsText,
  parameterUndocumented,
  rangeInWords,
  vagueDescription,
  valuesInWords,
  whenMissing,
  namePortable,
  schemaCombinator,
  schemaDepth,
  schemaKeyword,
  schemaNull,
  schemaOpen,
  exposedTo,
  lookalikeName,
  nameTwoSchemas,
  phaseLeak,
  subjectMissing,
  ...pageRules,
];
