<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('POST');
if (isset($_GET['resend'])) {
    mailActivation(member());
    done();
}
$hash = hash('sha256', (string) (body()['code'] ?? ''));
$found = one('SELECT * FROM activations WHERE code_hash = ? AND expires > ?', $hash, time());
if ($found === null) {
    refuse('link_invalid', 410);
}
run("UPDATE members SET status = 'active' WHERE id = ?", $found['member']);
run('DELETE FROM activations WHERE code_hash = ?', $hash);
answer(['user' => user(profileOf($found['member']))]);
