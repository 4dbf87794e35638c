import { Fault } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, type Outcome } from '#gateway/refusals/outcome.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';
import { shorten, type Exchange } from './exchange.ts';
import { gatewayWaitsSeconds, type Findings } from './report.ts';
import { callTimeoutMs, type StoreClient } from './store-client.ts';

/** The gateway's reading of an answer: done, refused, or not usable. */
export type Judged = 'done' | 'refused' | 'unusable';

export type Judge = ReturnType<typeof createJudge>;

/** Reads answers as the gateway does, and notes what it finds. */
export function createJudge(client: StoreClient, findings: Findings) {
  /** Notes what keeps the gateway from any answer. @returns the response if it is usable */
  function usable(exchange: Exchange): RestResponse | undefined {
    const { call, foundInsteadOf, response, problem, seconds } = exchange;
    if (foundInsteadOf) {
      const place = client.map.calls[call as keyof typeof client.map.calls] ?? call;
      noteMissing(foundInsteadOf, `It is ${place} in this store: rename it, or name it so in the store map.`, true);
    }
    if (problem === 'timeout') {
      findings.fault(
        exchange,
        `${call} gave no answer within ${callTimeoutMs / 1000} seconds.`,
        'Answer every request, also one with an old cookie or while the database is down.',
      );
    } else if (problem === 'redirect') {
      findings.fault(
        exchange,
        `${call} redirects, and the gateway follows no redirect.`,
        'Answer at this address itself.',
      );
    } else if (problem) {
      findings.fault(
        exchange,
        `${call} gave no readable answer.`,
        'Answer with valid HTTP and do not close the connection.',
      );
    } else if (client.isMissing(exchange)) {
      noteMissing(exchange, 'Serve this call, or name its other path in a store map (--suggest looks for it).');
      return undefined;
    }
    if (response && seconds > gatewayWaitsSeconds) {
      findings.fault(
        exchange,
        `${call} took ${seconds.toFixed(1)} seconds, and the gateway waits ${gatewayWaitsSeconds}.`,
        `Answer within ${gatewayWaitsSeconds} seconds.`,
      );
    }
    if (response) findings.timed(call, seconds);
    return response;
  }

  function noteMissing(exchange: Exchange, fix: string, isInMap = false): void {
    const { call, response } = exchange;
    const page = response?.isOk ? ' with a web page' : '';
    findings.fault(exchange, `${placeOfRequest(exchange) ?? call} answered ${response?.status}${page}.`, fix, {
      isInMap,
    });
  }

  /**
   * The outcome that the gateway reads. When it cannot read the answer: the message of a crash, if the answer has one.
   */
  function read(response: RestResponse, payload: string | undefined): Outcome | { crash: string | undefined } {
    try {
      const hasPayload = (body: Record<string, unknown>) => payload !== undefined && body[payload] != null;
      return readOutcome(response, { hasPayload });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { detail } = error;
      const message = isRecord(detail) ? detail['message'] : undefined;
      return { crash: typeof message === 'string' ? message : undefined };
    }
  }

  return {
    /**
     * Judges an answer that must be a success.
     *
     * @param payload the field that the call is for, such as `user`: a 2xx with it may lack `success`
     */
    success(exchange: Exchange, payload?: string, fixOfRefusal = 'Carry this request out.'): Judged {
      const response = usable(exchange);
      if (!response) return 'unusable';
      const { call } = exchange;
      const outcome = read(response, payload);
      if ('crash' in outcome) {
        findings.fault(exchange, ...unreadable(call, response, outcome.crash));
        return 'unusable';
      }
      if (!outcome.success) {
        findings.fault(
          exchange,
          `${call} refused a correct request: “${shorten(outcome.message ?? '')}”`,
          fixOfRefusal,
        );
        return 'refused';
      }
      findings.good(call, response.status, 'success');
      noteEnvelope(call, response, 'success');
      return 'done';
    },

    /**
     * Judges an answer that must be a refusal. The caller judges what it means when the store accepts.
     *
     * @param what what was sent, such as `a wrong password`
     */
    refusal(exchange: Exchange, what: string): Judged {
      const response = usable(exchange);
      if (!response) return 'unusable';
      const { call } = exchange;
      const outcome = read(response, undefined);
      if ('crash' in outcome) {
        if (response.isOk && isRecord(response.body) && !('success' in response.body)) return 'done';
        const text =
          outcome.crash === undefined
            ? `It answers ${response.status} without a message for ${what}`
            : `It sends the text of a crash for ${what}`;
        findings.good(call, 200, 'refusal');
        findings.absorbed(call, `${text}; the gateway shows a sentence of its own.`);
        return 'refused';
      }
      if (outcome.success) return 'done';
      findings.good(call, response.status, 'refusal');
      noteEnvelope(call, response, 'refusal');
      return 'refused';
    },

    /** Notes a problem that only the content shows. */
    usable,
  };

  function noteEnvelope(call: string, { body }: RestResponse, kind: 'success' | 'refusal'): void {
    if (!isRecord(body) || typeof body['success'] === 'boolean') return;
    findings.absorbed(
      call,
      kind === 'success'
        ? 'No success: true; the gateway takes what the call is for as success.'
        : 'No success: false in refusals; the gateway reads the message.',
    );
  }
}

/** The method and path of a request. */
const placeOfRequest = ({ request }: Exchange) => /^\S+ [^\s?]+/.exec(request)?.[0];

function unreadable(
  call: string,
  { body, isOk, status }: RestResponse,
  crash: string | undefined,
): [problem: string, fix: string] {
  if (crash !== undefined)
    return [`${call} failed inside the store: “${shorten(crash)}”`, 'Find this error in the log of the store.'];
  if (!isRecord(body)) return [`${call} answered ${status} and no JSON object.`, 'Answer JSON: { "success": true, … }'];
  if (isOk) return [`${call} does not say whether it succeeded.`, 'Add "success": true to the answer.'];
  return [`${call} answered ${status} without a message.`, 'Answer { "success": false, "message": "…" }'];
}
