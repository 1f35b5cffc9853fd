<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// One conversation: read it (GET), mark it as read (PUT), remove it for this member (DELETE).
$me = member();
$method = method('GET', 'PUT', 'DELETE');
if ($method !== 'GET') {
    $id = (int) ownConversation($me, body()['conversation'] ?? 0)['id'];
    if ($method === 'PUT') {
        run('UPDATE messages SET seen = 1 WHERE conversation = ? AND sender <> ?', $id, $me['id']);
    } else {
        run('REPLACE INTO removed SELECT ?, ?, max(id) FROM messages WHERE conversation = ?', $id, $me['id'], $id);
    }
    done();
}
if (isset($_GET['conversation'])) {
    $conversation = ownConversation($me, $_GET['conversation']);
    $partner = partnerIn($conversation, $me);
} else {
    $partner = profileOf($_GET['profile'] ?? 0);
    $conversation = conversationOf((int) $me['id'], (int) $partner['id']);
}
if ($partner['id'] === $me['id']) {
    refuse('own_profile', 422);
}
$id = (int) ($conversation['id'] ?? 0);
$limit = min(100, max(1, (int) ($_GET['limit'] ?? 50)));
// One more than asked for tells whether there are older ones.
$found = all(
    'SELECT * FROM messages WHERE conversation = ? AND id > ? AND id < ? ORDER BY id DESC LIMIT ' . ($limit + 1),
    $id,
    max((int) ($_GET['after'] ?? 0), removedUpTo($id, (int) $me['id'])),
    (int) ($_GET['before'] ?? PHP_INT_MAX)
);
answer([
    'conversation' => $id === 0 ? null : ['id' => $id],
    'profile' => card($partner),
    'messages' => array_map(static function (array $row) use ($me): array {
        return message($row, $me);
    }, array_reverse(array_slice($found, 0, $limit))),
    'has_older' => count($found) > $limit,
    'num_unread_messages' => unreadIn($id, $me),
    'costs' => ['text' => 1, 'photo' => 0, 'gift' => 0],
]);
