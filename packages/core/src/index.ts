export { budgets } from './budgets.ts';
export { defineTool, defineToolSet } from './define-tool.ts';
export { createPhaseSource, toPhaseRules } from './phase.ts';
export { createVitrine, type Vitrine, type VitrineOptions } from './vitrine.ts';
export { fromCursor } from './cursor.ts';
export { faultTable } from './fault-table.ts';
export { probe, type Unavailable } from './model-context.ts';
export { toVersion } from './versions.ts';
export { toHints } from './hints.ts';

export type { ConfirmationPort, Decision, Question } from './confirmation-port.ts';
export type { DoneEnvelope, Envelope, FaultEnvelope, Next } from './envelope.ts';
export type { CallNotice, Events, VitrineEvents } from './events.ts';
export type { Hearing } from './gate-options.ts';
export type { Fault, FaultCode, FieldError, Reason, SideEffect } from './fault.ts';
export type { EnvelopeStatus, FaultRow, NextStep } from './fault-table.ts';
export type { PhaseNow, PhaseSource } from './phase.ts';
export type { ObjectSchema, SubsetSchema } from './subset.ts';
export type { Policy } from './scope.ts';
export type {
  Answer,
  ApprovalView,
  CallOptions,
  CommitsPort,
  QuoteView,
  RequestReport,
  SessionPort,
  SessionView,
  StoreChange,
  StorePort,
} from './store-port.ts';
export type { Exclusion, Surface } from './surface.ts';
export type {
  Context,
  Done,
  Effect,
  PageActions,
  Paging,
  Phase,
  PrepareContext,
  Quoted,
  ToolDefinition,
  ToolSet,
  ToolSpec,
  Trim,
} from './tool-definition.ts';
