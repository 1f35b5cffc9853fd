<?php
// What may happen only once: the same Idempotency-Key with the same payload gives the first call's answer.
declare(strict_types=1);

/** Performs $effect in one transaction with the note that it happened; $effect gives the answer. $each runs each time. */
function once(array $payload, callable $effect, ?callable $each = null): void
{
    $key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '';
    $hash = hash('sha256', json_encode($payload));
    // A second call waits here until the first one is through.
    database()->exec('BEGIN IMMEDIATE');
    $known = one('SELECT * FROM answers WHERE idempotency_key = ?', $key);
    if ($known !== null && $key !== '') {
        database()->exec('COMMIT');
        if ($known['payload_hash'] !== $hash) {
            refuse('key_reused', 409);
        }
        $answer = json_decode($known['answer'], true);
        if ($each !== null) {
            $each($answer);
        }
        answer($answer);
    }
    // A refusal ends the request inside: nothing is committed, and the key stays free.
    $answer = $effect($key);
    if ($key !== '') {
        run('INSERT INTO answers VALUES (?, ?, ?, ?)', $key, $hash, json_encode($answer), time());
        run('DELETE FROM answers WHERE created < ?', time() - 2 * 86400);
    }
    database()->exec('COMMIT');
    if ($each !== null) {
        $each($answer);
    }
    answer($answer);
}
