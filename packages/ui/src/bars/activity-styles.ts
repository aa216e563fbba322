import { css } from 'lit';

/** Follows the page's light or dark scheme; fixed in a corner, so that nothing of the page moves. */
export const activityStyles = css`
  :host {
    all: initial;
    color-scheme: inherit;
    --ink: light-dark(#1d1b18, #f1eee8);
    --soft: light-dark(#5f5a52, #b9b3a8);
    --paper: light-dark(#fffdf9, #24221f);
    --line: light-dark(#cfc7b9, #56514a);
    --accent: light-dark(#14532d, #86d8a2);
    position: fixed;
    z-index: 2147483646;
    display: flex;
    gap: 0.5rem;
    align-items: flex-start;
    box-sizing: border-box;
    max-width: min(26rem, 100vw - 1.5rem);
    max-height: calc(100dvh - 1.5rem);
    inset-inline: max(0.75rem, env(safe-area-inset-left)) auto;
    pointer-events: none;
    font:
      15px/1.4 system-ui,
      sans-serif;
  }
  :host([data-place^='bottom']:not([data-dodging])),
  :host([data-place^='top'][data-dodging]) {
    inset-block: auto max(0.75rem, env(safe-area-inset-bottom));
    flex-direction: column-reverse;
  }
  :host([data-place^='top']:not([data-dodging])),
  :host([data-place^='bottom'][data-dodging]) {
    inset-block: max(0.75rem, env(safe-area-inset-top)) auto;
    flex-direction: column;
  }
  :host([data-place$='end']) {
    inset-inline: auto max(0.75rem, env(safe-area-inset-right));
    align-items: flex-end;
  }
  .pill,
  .panel {
    box-sizing: border-box;
    max-width: 100%;
    border: 1px solid var(--line);
    color: var(--ink);
    background: var(--paper);
    box-shadow: 0 2px 14px rgb(0 0 0 / 0.18);
    pointer-events: auto;
  }
  .pill {
    display: flex;
    flex: none;
    align-items: center;
    border-radius: 24px;
  }
  button {
    flex: none;
    min-height: 44px;
    padding: 0 0.9rem;
    border: 0;
    border-radius: 22px;
    font: inherit;
    font-weight: 600;
    color: var(--accent);
    background: transparent;
    cursor: pointer;
  }
  button:focus-visible,
  .panel > ul:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
  }
  .open {
    display: flex;
    flex: 1 1 auto;
    gap: 0.6rem;
    align-items: center;
    min-width: 0;
    padding: 0.35rem 0.9rem 0.35rem 0.75rem;
    font-weight: 400;
    text-align: start;
    color: inherit;
  }
  .open.small {
    padding: 0.35rem 0.6rem;
  }
  .small .text {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .text {
    overflow-wrap: anywhere;
  }
  .offnote {
    padding: 0.3rem 0 0.3rem 1rem;
    line-height: 1.25;
    color: var(--soft);
  }
  svg {
    flex: none;
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .dot {
    fill: var(--soft);
    stroke: none;
  }
  [data-running] .dot {
    fill: var(--accent);
    animation: beat 1.2s ease-in-out infinite;
  }
  @keyframes beat {
    50% {
      opacity: 0.25;
    }
  }
  .panel {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    width: 26rem;
    min-height: 0;
    border-radius: 14px;
    overflow: hidden;
  }
  h2,
  .panel > p {
    margin: 0;
    padding: 0.8rem 1rem 0.4rem;
    font-size: 1rem;
  }
  .panel > p {
    padding-block: 0 0.8rem;
    color: var(--soft);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .panel > ul {
    max-height: 45dvh;
    padding: 0 1rem;
    overflow: auto;
  }
  .panel > ul > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.5rem;
    align-items: center;
    min-height: 2.4rem;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  .panel > ul > li:first-child {
    border-top: 0;
  }
  .panel > ul > li > .undo {
    grid-row: 1;
    grid-column: 2;
    margin-inline-end: -0.9rem;
  }
  .lines {
    grid-column: 1 / -1;
    padding: 0 0 0.4rem 0.9rem;
    font-size: 0.875rem;
    color: var(--soft);
  }
  .foot {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: space-between;
    padding-block: 0.2rem;
    border-top: 1px solid var(--line);
  }
  .foot button {
    flex: 0 1 auto;
    line-height: 1.25;
    text-align: start;
  }
  .move {
    font-weight: 400;
    color: var(--soft);
  }
  .said {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (prefers-reduced-motion: reduce) {
    [data-running] .dot {
      animation: none;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
