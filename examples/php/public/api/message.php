<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('POST');
$me = member();
$sent = body();
once($sent, static function (string $key) use ($me, $sent): array {
    $partner = profileOf($sent['profile'] ?? 0);
    $text = trim((string) ($sent['text'] ?? ''));
    if ($partner['id'] === $me['id']) {
        refuse('own_profile', 422);
    }
    if ($text === '') {
        refuse('message_empty', 422);
    }
    // In code points, without an extension: what is no beginning of one is left out.
    if (strlen(preg_replace('/[\x80-\xBF]/', '', $text)) > MESSAGE_LENGTH) {
        refuse('message_too_long', 422, ['message_length' => MESSAGE_LENGTH]);
    }
    if ($me['credits'] < 1) {
        refuse('not_enough_credits', 402, ['credits' => (int) $me['credits'], 'costs' => 1]);
    }
    run('UPDATE members SET credits = credits - 1 WHERE id = ?', $me['id']);
    // Before PHP 8.1 numbers of SQLite come as text.
    $ids = [(int) $me['id'], (int) $partner['id']];
    $pair = [min($ids), max($ids)];
    run('INSERT OR IGNORE INTO conversations (first, second) VALUES (?, ?)', ...$pair);
    run(
        'INSERT INTO messages (conversation, sender, text, sent, idempotency_key) VALUES (?, ?, ?, ?, ?)',
        conversationOf(...$pair)['id'],
        $me['id'],
        $text,
        time(),
        $key
    );
    $stored = one('SELECT * FROM messages WHERE id = ?', newId());
    return ['message' => message($stored, $me), 'credits' => (int) $me['credits'] - 1];
});
